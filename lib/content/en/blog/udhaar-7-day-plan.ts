import type { PostWords } from "@/lib/content/blog/post-words";
import { READY_MESSAGES } from "@/lib/content/blog/ready-messages";

export const udhaar7DayPlan: PostWords = {
  title: "Udhaar stuck? A polite 7-day plan for your money",
  short: "Udhaar: a 7-day plan",
  description:
    "One small job a day for a week. A list of who owes you, three WhatsApp texts in English and Hindi, part payment by UPI, and a credit limit.",
  lead: "How do you get udhaar back without a quarrel? One small job a day for a week, with the messages already written.",
  body: [
    { heading: "Day 1: one page, every rupee" },
    "Take our [udhaar calculator](/tools/udhaar) or any notebook. One line per customer: name, phone, amount, days since the oldest bill. Put the oldest on top.",
    "In a made-up shop in Indore, five customers owe ₹27,000. The three oldest owe ₹23,700 of it: begin there.",
    { heading: "Day 2: write to the three oldest" },
    "One by one, in the morning. Never in a group, to a relative, or as a WhatsApp Status.",
    { messages: [{ label: "The soft text", text: READY_MESSAGES.softReminder.en }] },
    { heading: "Day 3: call, and take a part" },
    'Call those who have not answered. Ask: "How much can you send today?" Then wait. ₹4,200 can come as ₹1,400 on three Mondays. Send your UPI link or QR in the same minute. Write date and amount on the list, and ask for one line on WhatsApp: "Sent ₹1,400, rest ₹2,800."',
    { heading: "Day 4: the firm text" },
    "This one is for those who read and kept quiet. Other texts: [20 ready messages](/blog/udhaar-paise-mangne-ka-message).",
    { messages: [{ label: "The firm text", text: READY_MESSAGES.firmReminder.en }] },
    { heading: "Day 5: sit down together" },
    "For the biggest amount, go yourself, with copies of the bills. Ask first whether something was wrong with the goods. Agree on a date, write it with the amount on the bill, and both sign.",
    { heading: "Day 6: a limit for each customer" },
    "Give each regular customer a limit, such as half of a month's purchases: who buys for ₹6,000 gets ₹3,000 on credit. Choose one day, say the 5th, on which all udhaar is paid. Put the rule up at the counter, the same for everybody. New customers begin with cash.",
    { heading: "Day 7: the last text, and a decision" },
    "Send the last text to those who stay silent. Then decide: take less and close it, ask a lawyer about a written notice, or write it off. Give no more goods on credit there.",
    { messages: [{ label: "The last text", text: READY_MESSAGES.lastReminder.en }] },
  ],
  helps: {
    o1: "You know who owes you, how much and since when, and the three oldest have heard from you.",
  },
  sources: [],
};
