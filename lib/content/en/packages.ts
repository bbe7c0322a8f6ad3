/** The three packages, for the cards of the home page and for /services. `{package}` is a package's name. */
export const packages = {
  title: "Three packages, fixed prices",
  lead: "The Business Health Check tells you which one fits, or that you need none now.",
  popular: "Most Popular",
  notes: {
    foundation: "one-time",
    complete: "includes 3-month support",
    suite: "6-month program",
  },
  /** What each is for, beside its fixed English name. */
  plain: {
    foundation: "The customers and brand package",
    complete: "The profit and slow months package",
    suite: "The udhaar and accounts package",
  },
  lines: {
    foundation:
      "We ask ten of your customers why they buy, write your one clear line, and set up Google Maps and WhatsApp.",
    complete:
      "You see what each item really earns, get a plan for slow months, and three months of support.",
    suite: "Udhaar, cash, due dates and written tasks, with a meeting every month.",
  },
  learnMore: "Learn More",
  consult: "Schedule Free Consultation",
  consultText:
    "Hello, I would like to schedule a free consultation about the package: {package}.\nMy number:",
};
