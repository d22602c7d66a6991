/** The longest text that each field of an enquiry takes, in UTF-16 code units. */
export const enquiryLimits = { name: 80, email: 254, phone: 32, message: 5000 } as const;
