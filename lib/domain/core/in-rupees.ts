/** An amount of whole rupees as Indian shops write it: 8499 → "₹8,499", 150000 → "₹1,50,000". */
export const inRupees = (rupees: number): string => `₹${rupees.toLocaleString("en-IN")}`;
