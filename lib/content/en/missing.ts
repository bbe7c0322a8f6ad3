/** The 404; its heading is fixed (docs/product/site.md#pages). */
export const missing = {
  title: "Oops! Page not found",
  lead: "There is no page at this address. It may be typed wrong, or the page has moved.",
  home: "Go to the home page",
  otherTitle: "You may be looking for",
  check: "Free Business Health Check, 15 questions",
  services: "Services and prices",
  faq: "Questions and answers",
  contact: "Contact: WhatsApp, phone, email",
};
