import { listEnquiries } from "./enquiries-cli";
import { eventually } from "./eventually";
import { mailAbout, type ReceivedMail } from "./received-mail";
import { siteSettings } from "./tested-site";

const patience = 20_000;

/** Waits until the tested site has delivered an enquiry, and gives the mails about it. */
export const deliveredMails = async (reference: string): Promise<ReceivedMail[]> => {
  await eventually(`a mail about ${reference}`, async () => (await mailAbout(reference))[0], patience);
  await eventually(
    `${reference} as delivered in the list`,
    async () =>
      (await listEnquiries(siteSettings)).find(
        (entry) => entry.reference === reference && entry.status === "delivered",
      ),
    patience,
  );
  return mailAbout(reference);
};
