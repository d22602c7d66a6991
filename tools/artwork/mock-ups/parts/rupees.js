/**
 * An amount as it is written in India, such as ₹1,20,000.
 *
 * @param {number} amount
 */
export const rupees = (amount) => `₹${amount.toLocaleString("en-IN")}`;
