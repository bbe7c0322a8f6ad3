import { notices } from "./notices";

/** The contact and newsletter forms and their answers. `{reference}` is a lead's reference. */
export const leads = {
  problems: {
    consent: "Tick the box, so that we may use these details.",
    all: "Something is missing. Please look at the marked lines.",
  },
  /** About ten digits behind a "+" that are a number of India, and one of another country. */
  phoneQuestion: {
    ask: "Is this an Indian number?",
    indian: "Yes: {phone}",
    abroad: "No, it is from another country",
  },
  limit: {
    near: "{n} of {most} characters.",
    over: "{n} of {most} characters: please shorten it by {over}.",
  },
  trap: "Please leave this empty",
  privacy: "Privacy Policy",
  sending: "Sending…",
  again: "Send again",
  unsent: {
    title: "Not sent yet",
    store:
      "We could not save this right now. What you wrote is still here. Please try again in a minute.",
    offline:
      "You are offline right now. What you wrote is still here. Send it when the internet is back.",
    later:
      "Too many forms are coming in right now, so this one could not be sent. What you wrote is still here. Please try again in {minutes} minutes.",
    refused:
      "This could not be sent. What you wrote is still here. Please reload the page, check it and send it again.",
    goBack:
      "Go back with your browser: what you wrote is still in the form. Change it, and send it again.",
    whatsapp: "Send it on WhatsApp instead",
  },
  contact: {
    title: "Write to us here",
    consent: notices.contact.consent,
    notice: notices.contact.text,
    send: {
      question: "Send message",
      order: "Send my order request",
      demo: "Ask for my free demo",
      call: "Ask for the call",
    },
    thanks: {
      title: "Thank you for reaching out!",
      text: "We'll get back to you within {replyHours} hours to discuss how we can help grow your business.",
      next: "What happens now",
    },
    sent: "It has reached us. Your reference number is {reference}.",
    whatsappText: "{message}\n\n{name}",
    /** The tick for who has finished a check; `{date}` is its day. */
    share: {
      check: "Your check of {date}: {score} of 100.",
      consent: notices.shareCheck.consent,
      notice: notices.shareCheck.text,
    },
  },
  newsletter: {
    title: "Newsletter",
    open: "Newsletter by email",
    email: "Your email",
    consent: notices.newsletter.consent,
    notice: notices.newsletter.text,
    send: "Subscribe",
    thanks: {
      title: "Thank you!",
      text: "You are subscribed.",
    },
    sent: "Your reference number is {reference}.",
  },
  /** The page after a form was sent without JavaScript. */
  sentPage: {
    check: "Free Business Health Check",
    home: "Back to the home page",
  },
  unsubscribe: {
    title: "No more of these emails?",
    text: "One click, and you get no more emails from us.",
    button: "Unsubscribe",
    doneTitle: "You will get no more emails",
    done: "If your address was on our list, it has been removed. You need not do anything else.",
    failedTitle: "That did not work",
    failed: "We could not do that right now. Please press the button again in a minute.",
    home: "To the home page",
  },
};

export type LeadWords = typeof leads;
