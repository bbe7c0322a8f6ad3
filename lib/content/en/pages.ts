/** Short names of pages, for breadcrumbs and shared pictures. */
export const pages = {
  names: {
    home: "Home",
    services: "Services and prices",
    about: "About us",
    blog: "Blog",
    tools: "Calculators for shops",
    faq: "Questions and answers",
    contact: "Contact",
    healthCheck: "Free Business Health Check",
    method: "How this check was made",
    onboarding: "Get started",
    terms: "Terms of Service",
    privacy: "Privacy Policy",
    refund: "Refunds and cancellation",
  },
  picture: {
    promise: "Plain advice for shops and small businesses",
    alt: "{title}. {promise}",
  },
};
