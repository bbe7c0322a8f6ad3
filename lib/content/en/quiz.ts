import { notices } from "./notices";
/** The check's words on the screen, without questions, advice and report. */
export const quiz = {
  name: "Business Health Check",
  setup: {
    title: "Setting Up Assessment",
    text: "Looking for your earlier answers on this device.",
  },
  question: {
    progress: "Question {n} of {total}",
    rule: "Yes means: we have this problem.",
    answers: { yes: "Yes", maybe: "Sometimes or not sure", no: "No" },
    previous: "Previous",
    next: "Next",
    exit: "Exit Assessment",
    keys: "Keys: Y, M, N to answer, ← to go back",
  },
  saved: {
    saved: "Saved",
    pending: "Saved on this device, will be sent",
    local: "Cookies are blocked: your answers stay in this browser only",
    kept: "Saved in this browser only. Saving it online did not work.",
  },
  elsewhere: "You began the check again in another tab.",
  lookAgain: {
    title: "Look again?",
    text: "You gave the same answer to all 15 questions, in under 45 seconds. If that is right, see your result. If not, look at the questions once more. Your answers are kept.",
    again: "Look at the questions again",
    goOn: "Show my result",
  },
  analysing: {
    title: "AI Analysis in Progress",
    steps: [
      "Your 15 answers are added up",
      "Your priority area is found",
      "Advice for your answers is being put together",
    ],
    wait: "This takes a few seconds. Your answers are safe.",
    offer: "Show my result now with standard advice",
    offerNote: "If the AI advice comes later, it will replace the standard advice.",
  },
  results: {
    heading: "Your result",
    sampleName: "Sample result",
    sampleHeading: "Demo: sample result of Asha General Store (a made-up shop)",
    sampleNote: "This is how your own result will look. No real owner gave these answers.",
    takeYourOwn: "Take the check for my business",
    health: {
      score: "Health score",
      outOf: "{score} out of 100",
      grade: "Grade",
      formula: "15 questions. Yes costs 1 point, sometimes costs half a point, no costs none.",
    },
    priority: {
      title: "How are my three areas?",
      one: "Priority area: {area}, {points}.",
      none: "All points are left in all three.",
      two: "Two areas are level, {points}.",
      three: "Your areas are level, {points}.",
    },
    firstSteps: {
      title: "What do I do on Monday?",
      none: "Nothing to do now. But 15 questions cannot cover everything. Three more things worth checking:",
      sure: {
        e1: "Is business money kept apart from home money? In one account you cannot see what the business earns.",
        e2: "If sales stopped today, would your money last longer than a month?",
        e4: "If your phone were lost today, are customers' numbers and dues written somewhere else?",
      },
    },
    why: {
      firstStep: "First step",
      answered: { yes: "You said: yes", maybe: "You said: sometimes or not sure" },
    },
    analysis: {
      title: "What do my answers show?",
      ai: "Written by AI",
      aiNote: "It can be wrong.",
      more: "More by the AI",
      silent: "The AI gave no usable answer. All advice here is ours.",
      updated: "The AI's advice has come.",
    },
    offer: {
      title: "Can you help?",
      quiet: "You need no package now. If you want our help later: {package}, {price}.",
      healthy: "You need no package now. If you want to ask us something, call or write.",
      none: "We have no package for this part. If you want to ask us something, call or write.",
      recommended: "Recommended package",
      price: "Fixed price",
      buyNow: "Buy Now",
      bookDemo: "Book Demo",
      whatsapp: "WhatsApp: choose your own name",
      callNow: "Call Now",
      liveChat: "Live Chat",
      opensWhatsApp: "(opens WhatsApp)",
    },
    call: {
      open: "Call me",
      lead: "We call within {replyHours} hours, {openDays}.",
      consent: notices.callMe.consent,
      notice: notices.callMe.text,
      send: "Ask for the call",
      problem: "Tick the box, so that we may call you.",
      waiting: "Sending…",
      offline:
        "Not sent yet. Your request is saved on this device, and is sent when this site is open and the internet works.",
      takeBack: "Do not send it",
      thanks: "We will call you.",
      sent: "Your request has reached us. Your reference number is {reference}.",
      refused:
        "This could not be sent. Please reload the page and ask again, or use Call Now or Live Chat above.",
    },
    keep: {
      title: "Keep your result",
      download: "Download",
      retake: "Retake",
      close: "Close Assessment",
    },
    sameShop: {
      still: "Is this still your shop?",
      again: "Is it the same shop?",
      yes: "Yes, my shop",
      no: "No, another shop",
    },
  },
  messages: {
    liveChat:
      "Hello {ourName}, my Business Health Check says {score}/100 (grade {grade}). I would like to talk about it.\nMy number:",
    /** The plan to one's own WhatsApp, without the score. */
    plan: {
      title: "My plan from the {ourName} Business Health Check:",
      step: "{n}. {topic} ({minutes}). {step} {done} {end}",
      open: "Open it with days and ticks, until {date}: {url}",
    },
  },
};

export type QuizWords = typeof quiz;
