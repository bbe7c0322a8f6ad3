/** The error page. */
export const broken = {
  title: "Something broke on our side",
  lead: "This page could not be shown. It is not your mistake, and answers you gave in the check are kept.",
  retry: "Try again",
  home: "Go to the home page",
  chat: "Tell us on WhatsApp",
  chatText: "Hello, a page of your website does not open for me:",
};

export type BrokenWords = typeof broken;
