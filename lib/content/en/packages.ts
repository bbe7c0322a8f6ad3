/** The three packages, for the cards of the home page and for /services. `{package}` is a package's name. */
export const packages = {
  title: "Three packages, fixed prices",
  lead: "For owners who want us to do the work with them. The check tells you which one fits, or that you need none now.",
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
      "We ask ten of your customers why they buy, help you say in one line why they should, and set up Google Maps and WhatsApp properly.",
    complete:
      "You see what each item really earns, and get a plan for slow months. Then we stay with you for three months while you work on it.",
    suite:
      "Udhaar, cash, due dates and written tasks, one after the other, with a meeting every month.",
  },
  learnMore: "Learn More",
  consult: "Schedule Free Consultation",
  consultText: "Hello, I would like to schedule a free consultation about the package: {package}.",
};
