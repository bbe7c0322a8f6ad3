/** All questions, in groups. The holes are filled, and the links of `more` set, by lib/content/slices/faq-in.ts. */
export const faq = {
  title: "What owners ask us",
  lead: "If your question is not here, write it to us. It costs nothing.",
  groups: {
    check: {
      title: "The check",
      items: {
        free: {
          question: "Is the check really free?",
          answer:
            "Yes. All 15 questions, the result, the advice and the report cost nothing. We ask for no card and no phone number, and nothing has to be bought afterwards.",
        },
        time: {
          question: "How long does it take?",
          answer:
            "Under 2 minutes: 15 questions, one tap each. A customer walks in? Put the phone away and go on later where you stopped.",
        },
        call: {
          question: "Will someone call me?",
          answer:
            "Only if you ask for it. The check does not ask for your phone number. We talk when you write to us or call us.",
        },
        hindi: {
          question: "Can I take it in Hindi?",
          answer:
            "Yes. Tap हिंदी at the top of the page. Questions, result, advice and report are then in Hindi.",
        },
        offline: {
          question: "Does it work without internet?",
          answer:
            "Once the check is open, yes: you can finish it and see your result without a connection. Your answers wait on your phone and are sent when the internet is back. You then get our standard advice instead of the AI's.",
        },
        signIn: {
          question: "Do I have to sign in with Google?",
          answer:
            "No. The whole check runs without sign-in. Your answers are kept for this browser on this phone.",
        },
        shop: {
          question: "I sell only in a shop, not online. Is it for me?",
          answer:
            "Yes. It asks about regular customers, udhaar, slow months and who minds the shop when you are ill. You need no website and no online sales.",
        },
      },
    },
    result: {
      title: "Result and advice",
      items: {
        grade: {
          question: "What does A+ or F mean?",
          answer:
            "The grade goes with your score out of 100. A+ is 90 or more: hardly any problem. F is below 30: many problems at once. Each yes costs 1 point of 15, sometimes costs half a point, no costs none. Nobody else is compared with you.",
        },
        ai: {
          question: "Does the advice come from AI, and can it be wrong?",
          answer:
            "Advice written by AI is marked so, and yes, it can be wrong: you know your business best. Score, grade and first steps do not come from it, they follow from your answers by a fixed rule. If the AI does not answer, you get our standard advice, marked as such.",
        },
        buy: {
          question: "Do I have to buy something afterwards?",
          answer:
            "No. The first steps are free and you need nobody for them. If your answers show no problem, the result says that you need no package now.",
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
            "{foundation}: talks with your customers, one clear sentence, Google Maps and WhatsApp put in order; ends after 4 weeks. {complete}: margin sheet and plan, then support; ends after 3 months. {suite}: dues, cash, due dates and written tasks; ends after 6 months. Nothing runs on by itself.",
          more: "Every package in full",
        },
        who: {
          question: "Who does the work?",
          answer:
            "We do it ourselves, with you, by phone or video call. Who we are stands on the page about us. You give us about one or two hours of your time a week.",
          more: "Who advises you",
        },
        gst: {
          question: "Is GST included in the price?",
          answer:
            "[{gst} ]The full amount, with tax, stands in the order that you get in writing before you pay.",
        },
        pay: {
          question: "How do I pay by UPI, and do I get a bill?",
          answer:
            "This website takes no money. You tell us which package you want, we write down what we do and when, and only then you pay[: {payment}]. You get a bill for every payment. We never ask for your UPI PIN.",
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
            "They are kept under a random number, without your name. To write the advice, your questions, answers and scores go to an AI firm, unless you choose only standard advice; a name, a phone number or an e-mail address never does. The few people who run our server could look into the records. We sell nothing to anybody.",
          more: "What is kept, item by item",
        },
        remove: {
          question: "How do I delete my data?",
          answer:
            "What you sent us with your name: write to us, and we delete it. The answers of the check have no name on them. Delete the data of this site in your browser, and they are gone from your phone; what is left with us then belongs to a random number and to nobody.",
          more: "How long we keep it",
        },
      },
    },
  },
};

export type FaqWords = typeof faq;
