/** The error page. */
export const broken = {
  title: "Something went wrong on our side",
  lead: "This page could not be shown. It is not your fault, and your answers in the check are safe.",
  retry: "Try again",
  home: "Go to the home page",
  chat: "Tell us on WhatsApp",
  chatText: "Hello, this page of your website is not opening for me:",
};
