import type { MailAddresses } from "../../../../src/server/mail/enquiry-mail";

export const mailAddresses: MailAddresses = { from: "site@agency.example", to: ["sales@agency.example"] };
