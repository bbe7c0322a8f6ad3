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
    rule: "Yes means: this problem is there in my business.",
    newBusiness: "New business? Think of the last 3 months.",
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
      title: "How is my business?",
      score: "Health score",
      outOf: "{score} out of 100",
      grade: "Grade",
      formula: "15 questions. Yes costs 1 point, sometimes costs half a point, no costs none.",
      bands: {
        excellent: "Your business is in good shape. Watch the few problems below.",
        good: "Most things work. A few problems cost you money or sleep, and you can fix them.",
        moderate: "Some things work, some lose you money. Three steps first, the rest later.",
        poor: "Several problems at once. Three steps first, then the next ones.",
      },
      perfect: "You answered no to all 15 questions. Good.",
    },
    priority: {
      title: "What should I fix first?",
      sentence: "Start with {area}: {score} of {total} points lost.",
      none: "Nothing now: no area lost a point.",
      tie: "{area} are equal: {score} of {total} points lost in each. Start where you worry most.",
    },
    firstSteps: {
      title: "What do I do on Monday?",
      none: "Nothing to do now. But 15 questions cannot cover everything. Are you sure about these three? Nothing of this is stored.",
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
      title: "What does the analysis say?",
      ai: "Written by AI",
      aiNote: "An AI wrote this from your answers. It can be wrong: you know your business best.",
      standard: "Standard advice",
      standardNote: "Written by us and picked by your answers. No AI was used.",
      updated: "The AI advice has come and replaced the standard advice.",
    },
    offer: {
      title: "Can you help?",
      lead: "If you want our help, this package fits your answers:",
      healthy: "You need no package now. If you want to ask us something, call or write.",
      recommended: "Recommended package",
      soldAs: "In our price list: {name}",
      price: "Fixed price",
      includes: {
        branding: {
          note: "One-time work, nothing renews",
          items: [
            "Talks with your customers: why they buy and why they leave",
            "One clear line that says why people should choose you",
            "Google Maps and WhatsApp Business profile put in order",
          ],
        },
        growth: {
          note: "Includes 3-month support",
          items: [
            "Your sales and margins on one page, item by item",
            "A plan for slow months and for regular customers",
            "Three months of support while you carry it out",
          ],
        },
        operations: {
          note: "A 6-month program",
          items: [
            "Dues, cash and due dates on one page you keep yourself",
            "Written steps for each job, so that work continues when you are away",
            "Six months of planning with you, goal by goal",
          ],
        },
      },
      buyNow: "Buy Now",
      bookDemo: "Book Demo",
      callNow: "Call Now",
      liveChat: "Live Chat",
      opensWhatsApp: "(opens WhatsApp)",
    },
    call: {
      open: "Call me about this result",
      lead: "We call within {replyHours} hours, {openDays}.",
      name: "Your name",
      phone: "Phone",
      hint: "Ten digits are enough.",
      consent: notices.callMe.consent,
      notice: notices.callMe.text,
      privacy: "Privacy Policy",
      send: "Call me",
      problems: {
        name: "Write your name, in one line.",
        phone: "Write a phone number with ten digits, such as 98765 43210.",
        consent: "Tick the box, so that we may call you.",
      },
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
      title: "Keep this result",
      download: "Download",
      downloadHint: "Your report as a text file",
      print: "Print",
      share: "Share on WhatsApp",
      retake: "Retake",
      close: "Close Assessment",
    },
  },
  messages: {
    share:
      "I took the free {ourName} Business Health Check: {score}/100, grade {grade}. Priority area: {area}. Try it for your business: {url}",
    shareLevel:
      "I took the free {ourName} Business Health Check: {score}/100, grade {grade}. Equal priority: {area}. Try it for your business: {url}",
    sharePerfect:
      "I took the free {ourName} Business Health Check: {score}/100, grade {grade}. No problem found in 15 questions. Try it for your business: {url}",
    liveChat:
      "Hello {ourName}, my Business Health Check says {score}/100 (grade {grade}), priority area {area}. I would like to talk about it.",
    liveChatLevel:
      "Hello {ourName}, my Business Health Check says {score}/100 (grade {grade}). These areas are equal: {area}. I would like to talk about where to start.",
    liveChatPerfect:
      "Hello {ourName}, my Business Health Check says {score}/100 (grade {grade}), no problem found. I have a question.",
  },
};

export type QuizWords = typeof quiz;
