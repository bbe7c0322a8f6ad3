/** /services: each package in full. `{replyHours}`: our time to reply; `{gst}`: an operator's fact. */
export const services = {
  meta: {
    title: "[{Count} packages and their prices|Our package and its price]",
    description:
      "[{Count} fixed-price packages|One fixed-price package] for Indian shops, from {lowestPrice}. What you get, week by week, what is not in it, and how you pay.",
  },
  heading: "[{Count} packages, and exactly what is in each|One package, and exactly what is in it]",
  jump: "The packages on this page",
  prices: "Fixed prices.[ No hidden charges. {gst}]",
  labels: {
    all: "All details",
    gets: "What you get",
    when: "What happens when",
    not: "Not in it",
    book: "Book Now",
    demo: "Request Free Demo",
  },
  unsure: {
    title: "Not sure which one?",
    text: "The Health Check tells you, also if you need none.",
  },
  payment: {
    title: "How you book and pay",
    items: [
      "Tell us which package, on WhatsApp, by phone or by form.",
      "We talk for a few minutes. If another package fits you better, or none, we say so.",
      "You get the work, the dates and the price in writing, and pay only after that[, or as soon as you have sent the order, by {payWays}]. This website charges nothing.",
    ],
    refund: "Refund and cancellation",
  },
  close: {
    title: "Ask first. A question costs nothing.",
    text: "We reply within {replyHours} hours, {openDays}.",
    write: "Ask about the packages",
    message: "Hello, I have a question about your packages.",
  },
};
