/** All questions, in groups. The links of `more` are set by lib/content/slices/faq-in.ts. */
export const faq = {
  meta: {
    title: "Questions owners ask about the check and the packages",
    description:
      "Plain answers for shop owners: is the check free, will someone call me, who sees my answers, how do I pay, and how do I get money back?",
  },
  title: "What owners ask us",
  lead: "About the check, the advice, money and your data.",
  /** On pages that show a few of them. */
  all: "All {n} questions and answers",
  close: {
    title: "Is your question not here?",
    text: "Write to us. Asking is free.",
    write: "Ask your question",
  },
  groups: {
    check: {
      title: "The check",
      items: {
        free: {
          question: "Is the check really free?",
          answer:
            "Yes: questions, result, advice and report. We ask for no card and no phone number, and you do not have to buy anything afterwards.",
        },
        call: {
          question: "Will someone call me?",
          answer:
            "Only if you ask for it: when you write to us, call us, or tick a box that says we may contact you.",
        },
        ai: {
          question: "Does the advice come from AI, and can it be wrong?",
          answer:
            "Only advice that is marked so is from AI. Yes, it can be wrong: you know your business best. Score, grade, package and the steps of your plan are ours: they follow from your answers by a fixed rule. If the AI does not answer, you get our standard advice.",
        },
        offline: {
          question: "Does it work without internet?",
          answer:
            "Once you have been on our site, usually yes: you can finish it and see your result with our standard advice. Your answers wait on your phone and are sent when you are online.",
        },
        signIn: {
          question: "Do I have to sign in with Google?",
          answer: "No. Without it your answers are kept for this browser on this phone.",
        },
      },
    },
    packages: {
      title: "Packages and money",
      items: {
        who: {
          question: "Who does the work?",
          answer:
            "We do it ourselves, with you, by phone or video call.[ Our advisers: {advisers}.] It takes one or two hours of your time a week.",
          more: "About us",
        },
        pay: {
          question: "How do I pay by UPI, and do I get a bill?",
          answer:
            "Tell us which package you want. You pay after you have our offer in writing[: {payment}|; the order says how][, or as soon as you have sent the order, by {payWays}]. You get a bill for every payment. We never ask for your UPI PIN.",
          more: "Order or ask",
        },
        cancel: {
          question: "Can I cancel, or get my money back?",
          answer:
            "Yes, at any time, without a reason and without a fee. Before the work starts you get everything back, after that the price of every stage that has not begun.",
          more: "Refunds in rupees, stage by stage",
        },
      },
    },
    data: {
      title: "Your data",
      items: {
        seen: {
          question: "Who sees my answers?",
          answer:
            "Only you, and anyone you send a private link. They carry a record number, not your name. Unless you choose only standard advice, Groq, an AI firm in the USA, gets them. Those who run our server could look in, our advisers only if you allow it.",
          more: "What is kept, item by item",
        },
        remove: {
          question: "How do I delete my data?",
          answer:
            "Tap “Delete everything” under Settings: your answers, results, messages and account are gone from our pages at once. You find no such button there? Write to us with the number of your record or message. Backups, our log and what a law tells us to keep stay for a while.",
          more: "What stays, and how long",
        },
      },
    },
  },
};

export type FaqWords = typeof faq;
