/** The 404; its heading is fixed (docs/product.md#pages). */
export const missing = {
  title: "Oops! Page not found",
  lead: "There is nothing at this address. Perhaps it was typed wrongly, or the page has moved.",
  home: "Go to the home page",
  otherTitle: "What most people look for",
  check: "Free Business Health Check, 15 questions",
  services: "Services and prices",
  contact: "Contact: WhatsApp, phone, e-mail",
};

export type MissingWords = typeof missing;
