import { longTitle, paragraph, sentence } from "./texts";

export const contactDetails: Queries.ContactDetailsFragment = {
  email: "a-rather-long-name-for-a-mailbox@kites.example.com",
  emailSubject: "Kites",
  phones: [
    { label: "Workshop", number: "+91 00000 00001" },
    { label: "Roof", number: "+91 00000 00002" },
  ],
  address: {
    street: "The third roof behind the old water tower",
    locality: "Noida",
    region: "Uttar Pradesh",
    postalCode: "201309",
    country: "India",
    mapUrl: "https://www.openstreetmap.org",
  },
  hours: { text: "From the first wind to the last, Monday to Saturday", urgent: sentence },
};

export const questions: readonly Queries.QuestionsFragment[] = [
  { question: "How high does it fly?", answer: sentence },
  { question: longTitle, answer: paragraph },
  { question: "And without wind?", answer: "Then we wait." },
];
