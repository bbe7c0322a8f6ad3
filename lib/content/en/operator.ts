import type { Day } from "@/lib/content/facts/site-schema";

/** The words around the operator's facts; the facts are in site.json. */
export const operator = {
  days: {
    Monday: "Monday",
    Tuesday: "Tuesday",
    Wednesday: "Wednesday",
    Thursday: "Thursday",
    Friday: "Friday",
    Saturday: "Saturday",
    Sunday: "Sunday",
  } satisfies Readonly<Record<Day, string>>,
  range: "{first} to {last}",
  closed: "{days} closed",
  gst: {
    line: {
      included: "GST included",
      extra: "+ {percent}% GST = {total}",
      none: "no GST charged",
    },
    sentence: {
      included: "GST is included in these prices.",
      extra: "{percent}% GST is added. The total is beside each price.",
      none: "We charge no GST.",
    },
  },
};

export type OperatorWords = typeof operator;
