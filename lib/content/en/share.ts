import { notices } from "./notices";

/** What an owner takes along from a result: the panel "Save or share" on the result and in the account. */
const keep = {
  /** The button that opens the panel, and what is said while its code cannot be loaded. */
  button: {
    open: "Save or share",
    offline: "This needs the internet. It opens by itself when you are online again.",
  },
  ways: { link: "Link", pdf: "PDF", others: "WhatsApp", print: "Print" },
  missing: "This check is not on our server, so PDF and link are not available.",
  often: "You have tried several times. Please try again in {minutes} minutes.",
  inApp:
    "This app cannot save files. Make a private link and open it in Chrome or Safari: there you can print it.",
  pdf: {
    text: "Two pages: score and plan, then all your answers.",
    send: "Send the PDF",
    save: "Save the PDF",
    sheet: "One sheet for the wall",
    waiting: "The PDF is being made…",
    offline: "The PDF needs the internet. It comes by itself when you are online again.",
    busy: "We could not make the PDF right now. Please try again in a minute.",
    again: "Try again",
  },
  link: {
    text: "Anyone with the link can read it, without your name, phone and email. It works for {days} days, and you can switch it off any time under Settings.",
    scope: "What does the link show?",
    plan: "The plan with its days, without the score",
    answers: "Score, plan and my 15 answers",
    make: "Make a private link",
    making: "Making the link…",
    offline: "The link could not be made right now. It needs the internet. Please try again.",
    full: "You have {most} links. Switch one off under Settings first.",
    made: "Your link is ready. Copy or send it now: we keep no copy of it.",
    copy: "Copy",
    copied: "Copied",
    whatsapp: "Send on WhatsApp",
    qr: "Show as QR code",
    qrLabel: "QR code of your private link",
    qrHow: "Point the camera of the other phone at it. It opens there.",
    message: "From my {ourName} Business Health Check, open until {date}: {url}",
  },
  mail: {
    title: "The report by email",
    notice: notices.report.text,
    email: "Your email",
    send: "Send it to me",
    sending: "Sending…",
    wrong:
      "Write one complete email address, such as name@example.in: no spaces or commas, and no dot next to the @ or to a dot.",
    sent: "It is on its way to {email}. If it does not come within an hour, look in your spam folder.",
    unsent: "This did not work right now. Please try again in a minute, or download the report.",
    often:
      "You have tried several times. Please try again in {hours} hours, or download the report.",
  },
  recommend: {
    text: "Tell others about the check. You see the message before you send it.",
    button: "Recommend on WhatsApp",
    message:
      "I checked my shop in 2 minutes with the free {ourName} Business Health Check: 15 questions and a plan. Try it: {url}",
  },
};

/** /r: a result that its owner shared by a private link. */
const shared = {
  title: "Shared with you: a Business Health Check",
  description:
    "The plan or the result of a free Business Health Check, shared with you. Only the private link opens it.",
  heading: "Shared with you",
  lead: "It opens from the private link you were sent, and shows no name, phone or email.",
  withoutScript:
    "This page opens the result in your browser and needs JavaScript. Without it, ask the person who sent you the link for the PDF.",
  loading: "Opening the result…",
  facts:
    "Checked on {date}. The link works until {until}. “You” and “your business” mean the person who answered.",
  /** {date} */
  result: "Result of {date}",
  plan: "Plan of {date}",
  gone: {
    title: "This link shows nothing",
    text: "It is not complete, it has ended, or its owner switched it off. Ask the person who sent it for a new one.",
  },
  unreachable: {
    title: "We cannot open the result right now",
    text: "The link may still be good. Check your internet, then try again.",
    retry: "Try again",
  },
  own: {
    title: "And your own business?",
    text: "15 questions, about 2 minutes, free.",
    button: "Do it for your shop",
  },
};

/** The way from one owner of a phone to the next. */
const owner = {
  open: "Someone else on this phone?",
  title: "Give this phone to the next owner",
  busy: "Sending what is not sent yet…",
  take: "First take your result with you: open this private link on your own phone.",
  noLink:
    "No private link could be made. To keep your result, close this and save or print it first.",
  text: "Then everything of yours leaves this phone: answers, plan, what you typed, your sign-in. Your record with us stays, and your private links open it.",
  clear: "Clear this phone and start at question 1",
  clearing: "Clearing…",
  cancel: "Not now",
  offline:
    "No network: close this box and take a photo of this page. Nothing is deleted yet. When the network is back, this goes on by itself.",
  unsent: "Not sent yet: {n} answers or notes.",
  again: "Try again",
  without: "Delete without sending",
  lost: "This is gone for good:",
  lostAnswers: "{n} answers or notes that are not sent yet",
  lostWay: "the way back to your result: no link was made",
  really: "Yes, delete it",
};

export const share = { keep, shared, owner };

export type ShareWords = typeof share;
