import type { PostWords } from "@/lib/content/blog/post-words";
import { READY_MESSAGES } from "@/lib/content/blog/ready-messages";

export const udhaar7DayPlan: PostWords = {
  title: "Udhaar stuck? A polite 7-day plan to get your money back",
  short: "Udhaar: a 7-day plan",
  description:
    "One small job a day for a week: list who owes you, three WhatsApp texts in English and Hindi, part payment by UPI, and a credit limit that keeps it away.",
  lead: "Money in the khata is not money in the galla. Here is one small job a day for a week, with the messages already written.",
  body: [
    {
      paragraph:
        "Most people who owe you are not cheats. They forgot, they are short this week, or they are waiting for you to ask first. So ask: early, politely, and with a figure. Half an hour a day is enough for this plan.",
    },
    { heading: "Day 1: one page, every rupee" },
    {
      paragraph:
        "Take our sheet or any notebook. One line per customer: name, phone, amount, date of the oldest bill. Count the days and put the oldest on top. A made-up shop in Indore got this list:",
    },
    {
      table: {
        caption: "Dues of a made-up shop",
        head: ["Customer", "Amount", "Days"],
        rows: [
          ["Rakesh ji", "₹4,200", "96"],
          ["Meena Tiffin", "₹7,500", "71"],
          ["Sharma Printers", "₹12,000", "48"],
          ["Imran bhai", "₹2,300", "20"],
          ["Kavita ji", "₹1,000", "12"],
          ["Total", "₹27,000"],
        ],
      },
    },
    {
      paragraph:
        "The three oldest owe ₹23,700 of the ₹27,000. You do not have to chase everybody: begin where the money is.",
    },
    { heading: "Day 2: write to the three oldest" },
    {
      paragraph:
        "One by one, in the morning, with the soft text. Fill in the gaps: the amount, the date of the bill and a day to pay. Never in a group, never to a relative, never as a WhatsApp Status. Shame brings a quarrel, not money.",
    },
    { message: { label: "The soft text", ...READY_MESSAGES.softReminder } },
    { heading: "Day 3: call, and take a part" },
    {
      paragraph:
        'Call whoever has not answered. Ask one question: "How much can you send today?" Then wait. A part payment is worth more than a promise, because it shows that the account is alive. ₹4,200 can come as ₹1,400 on three Mondays. Send your UPI link or QR in the same minute, and write date and amount in the sheet while the customer is on the line.',
    },
    { heading: "Day 4: the firm text" },
    {
      paragraph:
        "This one is for those who read and kept quiet. It names a smaller sum that is due now, and says what happens meanwhile: no new udhaar, cash always welcome.",
    },
    { message: { label: "The firm text", ...READY_MESSAGES.firmReminder } },
    { heading: "Day 5: sit down together" },
    {
      paragraph:
        "For the biggest amount, go yourself, when their shop is quiet. Take copies of the bills. Ask first whether something was wrong with the goods: behind an unpaid bill there is often a complaint. Agree on a date, write it on the bill, and both sign.",
    },
    { heading: "Day 6: a limit for each customer" },
    {
      paragraph:
        "Now close the tap. Give each regular customer a limit, such as half of what they buy in a month: who buys for ₹6,000 gets ₹3,000 on credit, and clears it before taking more. Choose one day, say the 5th, on which all udhaar is paid. Put the rule up at the counter, the same for everybody. New customers begin with cash.",
    },
    { heading: "Day 7: the last text, and a decision" },
    {
      paragraph:
        "One or two accounts will stay silent. Send the last text. Then decide: take less and close it, ask your adviser about a written notice, or strike it off and sleep well. Whatever you choose, no more goods on credit there.",
    },
    { message: { label: "The last text", ...READY_MESSAGES.lastReminder } },
    { heading: "When your customer is a company" },
    {
      paragraph:
        "Here a law may help you. If you are a micro or small enterprise on Udyam that makes goods or gives a service, the buyer has to pay within 15 days of accepting them when nothing is agreed in writing, and within 45 days at most when something is. Under section 43B(h) of the Income-tax Act, 1961, a company that pays later may deduct the expense only in the year in which it really pays. So print your Udyam number and the due date on every bill.",
    },
    {
      list: [
        "Micro: investment up to ₹2.5 crore and turnover up to ₹10 crore.",
        "Small: investment up to ₹25 crore and turnover up to ₹100 crore.",
        "Medium: investment up to ₹125 crore and turnover up to ₹500 crore. Section 43B(h) speaks of micro and small only.",
      ],
    },
    {
      paragraph:
        "These limits hold since 1 April 2025. Many pages on the internet still print the older, lower ones.",
    },
    {
      note: "Traders, take care. A shop that only buys and sells can register on Udyam, but the 43B(h) benefit does not apply to traders. And the new Income-tax Act of 2025 has its own section numbers. Ask your CA what holds for your bills before you quote a law to a customer.",
    },
  ],
  download: "One-page dues sheet (CSV, for Excel, Google Sheets or paper)",
  helps: {
    o1: "After seven days you know who owes you, how much and since when, and the three oldest have heard from you.",
    o2: "Each part payment that comes before a tight week is cash you need not borrow.",
  },
  sources: [
    "15 days, 45 days and section 43B(h)",
    "the same rules, seen from the supplier's side",
    "why traders are left out of 43B(h) (article 67842521)",
    "the class limits since 1 April 2025",
  ],
};
