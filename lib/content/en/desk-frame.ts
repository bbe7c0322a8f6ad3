/** The words around the desk's views: the header, what a form's answer says, and who may not come in. */
export const deskFrame = {
  trouble: {
    title: "This cannot be shown right now",
    text: "The server cannot read its database, or has too much to do. Nothing is lost.",
    retry: "Try again",
  },
  missing: {
    title: "This is not here",
    text: "It was deleted, or the address is wrong.",
    back: "To the people",
  },
  close: "Close",
  /** What is said when a form was not done, by the code of its refusal. */
  refusals: {
    invalid: "Not saved: something is missing or wrong. Look at what you wrote, please.",
    invalidField: "Not saved: look at “{field}”, please.",
    not_found: "Not saved: this is no longer here.",
    changed: "Not saved: someone else was faster. This is how it is now.",
    too_many: "Not saved: too much at once. Please try again in a minute.",
    too_large:
      "Not done: this is too much at once. What you wrote is still here. Send it in parts, please.",
    unavailable:
      "Not saved: the server does not answer, or has too much to do. What you wrote is still here. Please try again.",
    unsent: "Not saved: no connection. What you wrote is still here. Please try again.",
    other: "Not saved: something went wrong on our side. Please try again.",
  },
  news: {
    orders: { one: "1 new order or call.", many: "{n} new orders or calls." },
    answer: { one: "1 new person waits.", many: "{n} new people wait." },
    other: "Something has changed.",
    show: "Show it",
  },
};
