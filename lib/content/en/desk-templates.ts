/**
 * The messages that operators begin with, by topic, package and status (lib/domain/desk/templates.ts); they can change
 * them at the desk. A sentence with a hole that has no value is left out when a message is made.
 */
export const deskTemplates = {
  order:
    "Hello {name}, this is {ourName}. Thank you for asking about a package ({reference}). You chose {package}, for {price}. When may I call you, so that we agree on the start?\nTo pay now: {pay}\nBy UPI: {upi}, note {reference}",
  orderFoundation:
    "Hello {name}, this is {ourName}. Thank you for asking ({reference}) about {package}, for {price}, once. If you order it, we first talk to ten of your customers. When may I call you about it?\nTo pay now: {pay}\nBy UPI: {upi}, note {reference}",
  orderComplete:
    "Hello {name}, this is {ourName}. Thank you for asking ({reference}) about {package}, for {price}, with 3 months of support. When may I call you, so that we talk about the first day?\nTo pay now: {pay}\nBy UPI: {upi}, note {reference}",
  orderSuite:
    "Hello {name}, this is {ourName}. Thank you for asking ({reference}) about {package}, for {price}, for 6 months. When may I call you, so that we talk about the first month?\nTo pay now: {pay}\nBy UPI: {upi}, note {reference}",
  demo: "Hello {name}, this is {ourName}. You asked for a demo ({reference}). We show you how {package} works for a shop like yours. It takes 20 minutes on the phone. {when}",
  question: "Hello {name}, this is {ourName}. You wrote to us ({reference}). {when}",
  call: "Hello {name}, this is {ourName}. You asked us to call you ({reference}). {when}",
  onboarding:
    "Hello {name}, this is {ourName}. You told us about your business under Get Started. You asked for {package}, for {price}. When may I call you about it?",
  check:
    "Hello {name}, this is {ourName}. You took our free Business Health Check and agreed that we get in touch. Your score is {score} of 100. Fix this first: {area}. If you would like a call about it, please send me your number and a good time.",
  newsletter:
    "Hello, this is {ourName}. You put this address on the list of our newsletter, so we write to you. If you no longer want our emails, reply with the word “stop”. Or end them here: {unsubscribe}",
  talking:
    "Hello {name}, this is {ourName}. We talked about your business ({reference}). Is there anything you would like to ask? I can call you today.",
  callReminder:
    "Hello {name}, this is {ourName} ({reference}). We call you on {call}. If the time no longer suits you, just tell me another one.",
  offer:
    "Hello {name}, this is {ourName}. You have our offer ({reference}). It is for {package}, for {price}. Shall we start, or do you have a question?\nTo pay now: {pay}\nBy UPI: {upi}, note {reference}",
  won: "Hello {name}, this is {ourName}. Welcome! We have started with your work. If you need anything, write to me here.",
};

export type DeskTemplateWords = typeof deskTemplates;
