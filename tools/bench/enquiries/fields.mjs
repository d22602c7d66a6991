/** An enquiry of ordinary length. */
export const fields = {
  firstName: "Asha",
  lastName: "Rao",
  email: "asha@example.com",
  phone: "+91 00000 00000",
  service: "Web Development",
  message:
    "We sell tea in three towns and would like a shop on the web, with cards and UPI, before the season. ".repeat(4),
  form: "contact",
};
