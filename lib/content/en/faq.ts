import { aiData } from "./ai-data";

/** All questions, in groups. The holes are filled, and the links of `more` set, by lib/content/slices/faq-in.ts. */
export const faq = {
  meta: {
    title: "Questions owners ask about the check and the packages",
    description:
      "Plain answers for shop owners: is the check free, who sees my answers, what is in a package, how do I pay, and how do I get money back?",
  },
  title: "What owners ask us",
  lead: "Short answers about the check, the advice, money and your data.",
  /** On pages that show a few of them. */
  all: "All {n} questions and answers",
  groupsLabel: "Questions by subject",
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
            "Yes. All 15 questions, the result, the advice and the report are free. We ask for no card and no phone number, and you do not have to buy anything afterwards.",
        },
        time: {
          question: "How long does it take?",
          answer:
            "Under 2 minutes: 15 questions, one tap each. A customer walks in? Put the phone away and continue later where you stopped.",
        },
        call: {
          question: "Will someone call me?",
          answer:
            "Only if you ask for it. The check does not ask for your phone number. We talk when you write to us, call us, or tick a box that says we may contact you.",
        },
        hindi: {
          question: "Can I take it in Hindi?",
          answer:
            "Yes. Tap हिंदी at the top of the page. The questions, result, advice and report are then in Hindi.",
        },
        offline: {
          question: "Does it work without internet?",
          answer:
            "Once you have been on our site, usually yes: your phone keeps a copy of the check. You can finish it and see your result without internet. You then get our standard advice. Your answers wait on your phone and are sent when you are online.",
        },
        signIn: {
          question: "Do I have to sign in with Google?",
          answer:
            "No. The whole check works without it. Your answers are then kept for this browser on this phone.",
        },
        shop: {
          question: "I sell only in a shop, not online. Is it for me?",
          answer:
            "Yes. It asks about regular customers, udhaar, slow months and who looks after the shop when you are ill. You need no website and no online sales.",
        },
      },
    },
    result: {
      title: "Result and advice",
      items: {
        grade: {
          question: "What does A+ or F mean?",
          answer:
            "The grade comes from your score out of 100. A+ is 90 or more: hardly any problem. F is below 30: many problems at once. Of 15 points, each “yes” takes 1 away, each “sometimes” half a point, and “no” nothing. You are not compared with anybody else.",
        },
        ai: {
          question: "Does the advice come from AI, and can it be wrong?",
          answer:
            "Only advice that is marked so is from AI. Yes, it can be wrong: you know your business best. The score, the grade and the first steps do not come from the AI. They follow from your answers by a fixed rule. If the AI does not answer, you get our standard advice, and we say so.",
        },
        buy: {
          question: "Do I have to buy something afterwards?",
          answer:
            "No. The first steps are free, and you can do them yourself. If your answers show no problem, the result says that you need no package now.",
        },
        loan: {
          question: "Is this a loan offer or a credit score?",
          answer:
            "No. It has nothing to do with loans or banks, and no bank sees it. It shows how your business runs in your own eyes.",
        },
      },
    },
    packages: {
      title: "Packages and money",
      items: {
        contents: {
          question: "What is in each package, and when does it end?",
          answer:
            "{foundation}: talks with your customers, one clear line about your business, Google Maps and WhatsApp set up; ends after 4 weeks. {complete}: margin sheet and plan, then support; ends after 3 months. {suite}: dues, cash, due dates and written tasks; ends after 6 months. Nothing renews automatically.",
          more: "Every package in full",
        },
        who: {
          question: "Who does the work?",
          answer:
            "We do it ourselves, with you, by phone or video call.[ Our advisers: {advisers}.] It takes one or two hours of your time a week.",
          more: "Who advises you",
        },
        gst: {
          question: "Is GST included in the price?",
          answer:
            "[{gst} ]The full amount with tax is in the written order that you get before you pay.",
        },
        pay: {
          question: "How do I pay by UPI, and do I get a bill?",
          answer:
            "You do not pay on this website. You tell us which package you want, and we send you in writing what we do and when. Only then do you pay[: {payment}|; the order says how]. You get a bill for every payment. We never ask for your UPI PIN.",
          more: "Order or ask",
        },
        cancel: {
          question: "Can I cancel, or get my money back?",
          answer:
            "Yes, at any time, without a reason and without a fee. Before the work starts you get everything back. After that you get the price of every stage that has not begun.",
          more: "Refunds in rupees, stage by stage",
        },
      },
    },
    data: {
      title: "Your data",
      items: {
        seen: {
          question: "Who sees my answers?",
          answer: `Only you can open them: with this browser, or signed in. They are kept under a code number, without your name. The few people who run our server could look into the records. Our advisers see them only if you allowed it under Settings or Get Started. ${aiData} We sell nothing to anybody.`,
          more: "What is kept, item by item",
        },
        remove: {
          question: "How do I delete my data?",
          answer:
            "Open Settings and tap “Delete everything”: your answers, results, messages and account are deleted at once. No longer have the browser of your check? Sign in, if you had signed in before, or write to us with your record number. Backups and our log keep a little for a while; how long is in the Privacy Policy.",
          more: "What stays, and how long",
        },
      },
    },
  },
};

export type FaqWords = typeof faq;
