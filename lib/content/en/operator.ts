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
  },
  range: "{first} to {last}",
  span: "{days}, {opens} to {closes}",
  spans: "{days} {opens} – {closes}",
  and: "and",
  or: "or",
  closed: "{days} closed",
  safe: {
    backups: "the backups are encrypted, too",
    access: "Only a few people have access.",
    contracts: "Under a contract with us, and only for the purpose named:",
  },
  packages: {
    counts: ["two", "three", "four", "five"],
    all: ["both", "all three", "all four", "all five"],
    middle: "middle",
  },
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
