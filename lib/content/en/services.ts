/** /services: each package in full. `{replyHours}`: our time to reply; `{gst}`: an operator's fact. */
export const services = {
  meta: {
    title: "Three packages and their prices",
    description:
      "Three fixed-price packages for Indian shops, from {lowestPrice}. What you get, week by week, what is not in it, and how you pay.",
  },
  heading: "Three packages, and exactly what is in each",
  lead: "The price is fixed. Read what you get, what you do not get and when it ends. Then decide, or ask us first.",
  jump: "The packages on this page",
  prices: "Fixed prices. No joining fee, no hidden charges.[ {gst}]",
  labels: {
    helps: "Helps with: {area}",
    all: "All of it: what you get, when, and what is not in it",
    gets: "What you get",
    when: "What happens when",
    not: "What is not in it",
    book: "Book Now",
    demo: "Request Free Demo",
  },
  blocks: {
    foundation: {
      forWhom:
        "You sell good things, but customers talk only about the price. New customers come by chance. Google Maps shows an old phone number, or does not show you at all.",
      short: [
        "Talks with 10 of your customers",
        "One clear line for your board",
        "Google Maps listing corrected",
        "WhatsApp Business set up",
        "3 meetings in 4 weeks",
      ],
      gets: [
        "Talks with 10 of your customers, about 10 minutes each, by phone. You choose them, and we call only those who agreed.",
        "A note of two pages: why they buy from you, why some leave, and what three shops near you do better or worse",
        "One clear line that says why people should choose you, in Hindi and English, for your board, bill and WhatsApp",
        "Your Google Maps listing corrected: name, phone, timings, ten photos",
        "Your WhatsApp Business profile set up: a catalogue of up to 20 items, an away message, five quick replies",
        "A review sheet that you keep: whom you asked, what they wrote, what you replied",
        "Three meetings of one hour, by phone or video call",
      ],
      when: [
        {
          time: "Week 1",
          text: "First meeting. You tell us what you sell and to whom, and ask your customers who may be called.",
        },
        {
          time: "Week 2",
          text: "We talk to the customers and look at three shops you compete with.",
        },
        {
          time: "Week 3",
          text: "Second meeting. You read the note, and we write your line together.",
        },
        {
          time: "Week 4",
          text: "We set up Google Maps and WhatsApp on your own phone. Third meeting: you get everything in writing, and the work ends.",
        },
      ],
      not: [
        "A website, printing or the making of a board",
        "Money for advertisements",
        "Bought reviews, or reviews written by us",
        "A promise of a number of new customers",
      ],
    },
    complete: {
      forWhom:
        "You sell all day and still wonder in the evening where the money went. Some months are full, others empty. A few customers bring most of the sales.",
      short: [
        "What your 20 best sellers earn",
        "Your best and worst months",
        "Your ten biggest customers",
        "A plan for slow months",
        "2 meetings, 6 calls in 3 months",
      ],
      gets: [
        "A margin sheet for your 20 best sellers: price, cost, delivery, commission, and what is left",
        "A sales page for the last 12 months: the two best and the two worst months, and what was different in them",
        "A list of your ten biggest customers, and of those who stopped coming, with a message for each kind",
        "A written plan of three to four pages for slow months and regular customers: what you do, when, and what it may cost",
        "An order routine for WhatsApp and calls: who answers, at which two times a day, with which ready replies",
        "Two meetings of one hour for the sheets and the plan, by phone or video call",
        "Three months of support: a call of 30 minutes every two weeks, six in all, and your questions on WhatsApp in between",
      ],
      when: [
        {
          time: "Month 1",
          text: "Two meetings: first the margin sheet and the sales page, then the plan. The calls begin. You start with the one thing that brings money soonest.",
        },
        {
          time: "Month 2",
          text: "You carry out the plan. Every two weeks we look at the sheet with you: what sold, what did not, what changes.",
        },
        {
          time: "Month 3",
          text: "You keep the sheets alone, and we only look over them. In the last call we compare with month 1. Then the work ends.",
        },
      ],
      not: [
        "Daily bookkeeping, GST returns or tax filing",
        "Money for advertisements, or running them for you",
        "Talks with your customers: they are in the Foundation Pack",
        "A promise of higher sales",
      ],
    },
    suite: {
      forWhom:
        "The shop runs, but only while you stand in it. Udhaar is stuck, due dates come as a surprise, and you cannot afford to be ill even for a day.",
      short: [
        "Dues and cash on one page",
        "Messages to ask for your money",
        "A calendar of due dates",
        "Written tasks for five jobs",
        "6 meetings in 6 months",
      ],
      gets: [
        "One page that you keep yourself: who owes you how much and since when, cash for the next four weeks, all due dates",
        "Three messages to ask for your money: soft, firm and last, in Hindi and English",
        "A calendar with the due dates that your CA gives us: GST, tax, rent, EMI",
        "Written tasks for five jobs, simple enough for someone else to do them while you are away",
        "A plan for six months: three goals with one number each, checked every month",
        "A first meeting of two hours, then one hour in each of the five months after it, by phone or video call",
        "Your questions on WhatsApp for six months",
      ],
      when: [
        {
          time: "Month 1",
          text: "First meeting: three goals. The page of dues and cash is set up, and the three oldest dues get a message from you.",
        },
        {
          time: "Month 2",
          text: "Due dates and accounts: 20 minutes a day, the calendar on your phone.",
        },
        {
          time: "Month 3",
          text: "Written tasks: we teach the first two jobs to one more person.",
        },
        {
          time: "Month 4",
          text: "Halfway: we check the three numbers and change what does not work.",
        },
        {
          time: "Month 5",
          text: "The other three jobs. You stay away for one day, and we look at what went wrong.",
        },
        {
          time: "Month 6",
          text: "Last meeting: what you reached, and a plan for the next six months that you can run alone. Then the work ends.",
        },
      ],
      not: [
        "GST returns, tax filing or legal advice: that is for your CA and your lawyer",
        "Calls to people who owe you money: you send the messages yourself",
        "Arranging a loan",
        "Software that you have to buy",
      ],
    },
  },
  unsure: {
    title: "Not sure which one?",
    text: "Take the Health Check first: 15 questions, under 2 minutes. It shows the part to fix first and the package for it. If you have no problem, it says that you need none.",
    button: "Free Business Health Check",
  },
  compare: {
    title: "Side by side",
    caption: "The three packages compared",
    what: "What",
    rows: {
      area: "Helps with",
      lasts: "How long",
      meetings: "Meetings and calls",
      together: "Time we spend with you",
      own: "Your own time",
      papers: "What stays with you",
      questions: "Questions on WhatsApp",
    },
    cells: {
      foundation: {
        lasts: "4 weeks, one-time",
        meetings: "3 meetings",
        together: "3 hours",
        own: "About 1 hour a week",
        papers: "Note of two pages, your line, review sheet, corrected listing and profile",
        questions: "During the 4 weeks",
      },
      complete: {
        lasts: "3 months, with support",
        meetings: "2 meetings and 6 calls",
        together: "5 hours",
        own: "About 1 hour a week",
        papers: "Margin sheet, sales page, customer list, plan, order routine",
        questions: "For 3 months",
      },
      suite: {
        lasts: "6-month program",
        meetings: "6 meetings",
        together: "7 hours",
        own: "About 2 hours a week",
        papers: "Page of dues and cash, messages, calendar, five written tasks, plan",
        questions: "For 6 months",
      },
    },
  },
  payment: {
    title: "How you book and pay",
    items: [
      "You tell us which package: on WhatsApp, by phone or by form. We reply within {replyHours} hours.",
      "We talk for a few minutes. If another package fits you better, or none, we say so.",
      "You get in writing what we do, when it starts and ends, and the price. You pay only after that.",
      "This website takes no money and asks for no card or UPI PIN. Our written order says how you pay and get the bill.",
    ],
    note: "Changed your mind?",
    refund: "Refund and cancellation",
  },
  faq: { title: "Questions about the packages", all: "All questions" },
  close: {
    title: "Ask first. A question costs nothing.",
    text: "We reply within {replyHours} hours, {openDays}.",
    write: "Ask about the packages",
    message: "Hello, I have a question about your packages.",
  },
};
