/** The orders of the desk's list: by arrival, or by the next step, the earliest first. */
export const LIST_ORDERS = ["newest", "oldest", "next"] as const;
export type ListOrder = (typeof LIST_ORDERS)[number];
