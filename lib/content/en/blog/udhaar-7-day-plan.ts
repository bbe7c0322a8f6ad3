import type { PostWords } from "@/lib/content/blog/post-words";
import { READY_MESSAGES } from "@/lib/content/blog/ready-messages";

export const udhaar7DayPlan: PostWords = {
  title: "Udhaar stuck? A polite 7-day plan for your money",
  short: "Udhaar: a 7-day plan",
  description:
    "One small job a day for a week. A list of who owes you, three WhatsApp texts in English and Hindi, part payment by UPI, and a credit limit.",
  lead: "Money in the khata is not money in the galla. Here is one small job a day for a week, with the messages already written.",
  body: [
    "Most people who owe you are not cheats. They forgot, they are short this week, or they are waiting for you to ask first. So ask: early, politely, and with a figure.",
    { heading: "Day 1: one page, every rupee" },
    "Take our [dues sheet](/sheets/dues-sheet) or any notebook. One line per customer: name, phone, amount, date of the oldest bill. Put the oldest on top. A made-up shop in Indore got this list:",
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
    "The three oldest owe ₹23,700 of the ₹27,000. Begin where the money is.",
    { heading: "Day 2: write to the three oldest" },
    "One by one, in the morning, with the soft text. Never in a group, never to a relative, never as a WhatsApp Status. Shame brings a quarrel, not money.",
    { message: { label: "The soft text", ...READY_MESSAGES.softReminder } },
    { heading: "Day 3: call, and take a part" },
    'Call those who have not answered. Ask one question: "How much can you send today?" Then wait. A part payment is worth more than a promise, because the customer admits the debt. ₹4,200 can come as ₹1,400 on three Mondays. Send your UPI link or QR in the same minute. Write date and amount in the sheet, and ask for one line on WhatsApp: "Sent ₹1,400, rest ₹2,800."',
    { heading: "Day 4: the firm text" },
    "For those who read and kept quiet. It asks for a smaller sum now and stops new udhaar. More texts to choose from: [20 ready messages](/blog/udhaar-paise-mangne-ka-message).",
    { message: { label: "The firm text", ...READY_MESSAGES.firmReminder } },
    { heading: "Day 5: sit down together" },
    "For the biggest amount, go yourself, when their shop is quiet. Take copies of the bills. Ask first whether something was wrong with the goods: behind an unpaid bill there is often a complaint. Agree on a date. Write amount and date on the bill, and both sign: that signature can also help you in court, as you see below.",
    { heading: "Day 6: a limit for each customer" },
    "Now close the tap. Give each regular customer a limit, such as half of a month's purchases. Who buys for ₹6,000 gets ₹3,000 on credit, and clears it before taking more. Choose one day, say the 5th, on which all udhaar is paid. Whether you can afford udhaar on an item at all, [five lines per item](/blog/margin-sheet-slow-months) show you. Put the rule up at the counter, the same for everybody. New customers begin with cash.",
    { heading: "Day 7: the last text, and a decision" },
    "One or two accounts will stay silent. Send the last text. Then decide: take less and close it, ask your adviser about a written notice, or write it off and sleep well. Whatever you choose, no more goods on credit there.",
    { message: { label: "The last text", ...READY_MESSAGES.lastReminder } },
    { heading: "When your customer is a business" },
    "Do you make goods or give a service, as a micro or small enterprise? Then your buyer has a deadline. Micro means investment up to ₹2.5 crore and turnover up to ₹10 crore. Small: ₹25 crore and ₹100 crore, both since 1 April 2025. Without a written agreement it is 15 days after he accepts the goods or the service. With one it is the agreed day, but never more than 45 days (MSMED Act, section 15). After that he owes you compound interest at three times the bank rate of the RBI (section 16).",
    "The tax law also pushes him. If he pays later, he may deduct the expense only in the year in which he pays. That is section 37(2)(g) of the Income-tax Act, 2025; in the Act of 1961 it was 43B(h). So put your Udyam number and the due date on every bill.",
    "Still no money? You can take the case to the Facilitation Council of your state (section 18). The ministry's portal for it is odr.msme.gov.in. Its steps we know from guides only: look there. Register on Udyam before you deliver: courts have differed on whether a later registration counts.",
    { heading: "Three years: do not let a bill grow old" },
    "You can sue for the price of goods for three years. Where no date was agreed, they begin on the day of delivery. Two things start them again, as long as they are not over. One is a signed note in which the customer admits the debt (Limitation Act, section 18). The other is a part payment that he confirms in his own hand or with his signature (section 19). So get it in writing. Whether a WhatsApp message counts as signed, ask a lawyer.",
    {
      note: "Traders, take care. A shop that only buys and sells may not have the rights of the MSMED Act, even with an Udyam number. Ask your CA which of these rules cover your bills before you quote a law to a customer.",
    },
  ],
  helps: {
    o1: "After seven days you know who owes you, how much and since when, and the three oldest have heard from you.",
    o2: "Each part payment that comes before a tight week is cash you need not borrow.",
  },
  sources: [
    "45 days at most, interest at three times the bank rate, the Facilitation Council. The 15 days come from the definitions in section 2(b), which we read in commentaries only.",
    "The limits of investment and turnover from 1 April 2025.",
    "A late payment to a micro or small enterprise is deducted in the year in which it is made.",
    "A signed admission of the debt starts the three years again.",
    "So does a part payment, if the payer confirms it in writing.",
    "A claim for goods delivered more than three years ago is too late.",
  ],
  corrected:
    "The section of the new Income-tax Act, the portal for complaints, interest and the three years were missing. And we had said that the rule binds companies only.",
};
