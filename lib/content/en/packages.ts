/** The packages, for the cards of the home page and for /services. `{package}` is a package's name. */
export const packages = {
  title: "[{Count} packages, fixed prices|One package, fixed price]",
  lead: "The Business Health Check tells you which one fits, or that you need none now.",
  popular: "Most Popular",
  learnMore: "Learn More",
  consult: "Schedule Free Consultation",
  consultText:
    "Hello, I would like to schedule a free consultation about the package: {package}.\nMy number:",
};
