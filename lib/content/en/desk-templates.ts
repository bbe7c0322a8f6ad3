/**
 * The messages that operators begin with, by wish and stage (lib/domain/desk/templates.ts); they can change
 * them at the desk. A sentence with a hole that has no value is left out when a message is made.
 */
export const deskTemplates = {
  order:
    "Hello {name}, this is {ourName}. Thank you for asking about a package ({reference}). You chose {package}, for {price}. When may I call you, so that we agree on the start?\nTo pay now: {pay}\nBy UPI: {upi}, note {reference}",
  question: "Hello {name}, this is {ourName}. You wrote to us ({reference}). {when}",
  call: "Hello {name}, this is {ourName}. You asked us to call you ({reference}). {when}",
  check:
    "Hello {name}, this is {ourName}. You took our free Business Health Check and agreed that we get in touch. Your score is {score} of 100. Your priority area: {area}. If you would like a call about it, please send me your number and a good time.",
  talking:
    "Hello {name}, this is {ourName}. We talked about your business ({reference}). Is there anything you would like to ask? I can call you today.",
  callReminder:
    "Hello {name}, this is {ourName} ({reference}). We call you on {call}. If the time no longer suits you, just tell me another one.",
  offer:
    "Hello {name}, this is {ourName}. You have our offer ({reference}). It is for {package}, for {price}. Shall we start, or do you have a question?\nTo pay now: {pay}\nBy UPI: {upi}, note {reference}",
  known:
    "Hello {name}, this is {ourName}. How is your business doing? If you have a question, write to me here.",
  due: "Hello {name}, this is {ourName}. Thank you for working with us. {due} is still to be paid.\nTo pay now: {pay}\nBy UPI: {upi}, note {reference}",
};

export type DeskTemplateWords = typeof deskTemplates;
