/** /services: each package in full. `{replyHours}`: our time to reply; `{gst}`: an operator's fact. */
export const services = {
  meta: {
    title: "Three packages and their prices",
    description:
      "Three fixed-price packages for Indian shops, from {lowestPrice}. What you get, week by week, what is not in it, and how you pay.",
  },
  heading: "Three packages, and exactly what is in each",
  lead: "What you get, what you do not get, and when it ends.",
  jump: "The packages on this page",
  prices: "Fixed prices.[ No hidden charges. {gst}]",
  labels: {
    all: "All details",
    gets: "What you get",
    when: "What happens when",
    not: "Not in it",
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
        "Calls of 10 minutes with 10 customers whom you choose and who agreed, and a note of two pages: why they buy, why some leave, what three shops near you do better",
        "One clear line that says why people should choose you, in Hindi and English, for board, bill and WhatsApp",
        "Google Maps corrected, with ten photos; WhatsApp Business set up with 20 items, an away message and five quick replies; a review sheet",
        "Three meetings of one hour, by phone or video call",
      ],
      when: [
        {
          time: "Week 1",
          text: "First meeting: what you sell, to whom, and which customers we may call.",
        },
        { time: "Week 2", text: "We call them and look at three shops you compete with." },
        {
          time: "Week 3",
          text: "Second meeting: you read the note, and we write your line together.",
        },
        {
          time: "Week 4",
          text: "Google Maps and WhatsApp, on your phone. Third meeting: you get it in writing, and the work ends.",
        },
      ],
      not: [
        "A website, printing or the making of a board",
        "Money for advertisements",
        "Bought reviews, or reviews written by us",
        "A promise of new customers",
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
        "Your last 12 months on one page, and lists of your ten biggest customers and of those who stopped coming, with a message for each",
        "A written plan of three to four pages for slow months and regular customers, and an order routine for WhatsApp and calls",
        "Two meetings of one hour, then six calls of 30 minutes in three months, by phone or video call, and your questions on WhatsApp",
      ],
      when: [
        {
          time: "Month 1",
          text: "Two meetings: margin sheet and sales page, then the plan. You start with what brings money soonest.",
        },
        {
          time: "Month 2",
          text: "You carry out the plan. Every two weeks we look at the sheet with you.",
        },
        {
          time: "Month 3",
          text: "You keep the sheets alone. In the last call we compare with month 1, and the work ends.",
        },
      ],
      not: [
        "Daily bookkeeping, GST returns or tax filing",
        "Money for advertisements, or running them for you",
        "Talks with your customers: they are in the customers and brand package",
        "A promise of higher sales",
      ],
    },
    suite: {
      forWhom:
        "The shop runs, but only while you stand in it. Udhaar is stuck, due dates come as a surprise, and you cannot afford to be ill even for a day.",
      short: [
        "Messages to ask for your money",
        "A calendar of due dates",
        "Written tasks for five jobs",
        "6 meetings in 6 months",
      ],
      gets: [
        "One page that you keep: who owes you how much since when, cash for four weeks, and a calendar of the due dates from your CA",
        "Three messages to ask for your money: soft, firm and last, in Hindi and English",
        "Written tasks for five jobs, simple enough for someone else, and a plan of three goals with one number each, checked every month",
        "Six monthly meetings by phone or video call, the first of two hours, the others of one, and your questions on WhatsApp",
      ],
      when: [
        {
          time: "Month 1",
          text: "Three goals. The page of dues and cash, and a message to the three oldest dues.",
        },
        { time: "Month 2", text: "Due dates and accounts: 20 minutes a day." },
        { time: "Month 3", text: "Written tasks: one more person learns the first two jobs." },
        { time: "Month 4", text: "We check the three numbers and change what does not work." },
        {
          time: "Month 5",
          text: "The other three jobs. You stay away for one day, and we look at what went wrong.",
        },
        {
          time: "Month 6",
          text: "What you reached, and a plan for the next six months. Then the work ends.",
        },
      ],
      not: [
        "GST returns, tax filing or legal advice",
        "Calls to people who owe you money",
        "Arranging a loan",
        "Software that you have to buy",
      ],
    },
  },
  unsure: {
    title: "Not sure which one?",
    text: "The Business Health Check shows what to fix first and the package for it, or that you need none.",
  },
  payment: {
    title: "How you book and pay",
    items: [
      "Tell us which package, on WhatsApp, by phone or by form.",
      "We talk for a few minutes. If another package fits you better, or none, we say so.",
      "You get the work, the dates and the price in writing, and pay only after that[, or as soon as you have sent the order, by {payWays}]. This website charges nothing.",
    ],
    refund: "Refund and cancellation",
  },
  close: {
    title: "Ask first. A question costs nothing.",
    text: "We reply within {replyHours} hours, {openDays}.",
    write: "Ask about the packages",
    message: "Hello, I have a question about your packages.",
  },
};
