/** A quiet button; four beside each other fit on a phone. */
export const QUIET = "button quiet min-w-0 px-1! text-base leading-tight wrap-anywhere";
