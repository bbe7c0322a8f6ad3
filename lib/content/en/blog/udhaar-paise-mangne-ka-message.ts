import type { PostWords } from "@/lib/content/blog/post-words";

export const udhaarPaiseMangneKaMessage: PostWords = {
  title: "Udhaar paise mangne ka message: 20 to copy",
  short: "20 reminder messages",
  description:
    "20 WhatsApp messages to ask for udhaar money: soft, firm and last, for customers, neighbours, companies and the monthly khata. Copy, fill in, send.",
  lead: "Asking for your own money feels harder than selling. Here are 20 polite texts: copy one, fill in the blanks, send.",
  body: [
    "Three rules make a reminder work. It goes to one person, never to a group. It names the amount and a day. And it gives one easy way to pay: a UPI number or QR. Send it in the morning, on a working day.",
    "“Send” opens WhatsApp with the text in it; you choose the person. For Hindi texts, tap हिंदी at the top of the page.",
    { heading: "Before it is late" },
    {
      messages: [
        {
          label: "1. With the goods",
          text: "___ ji, your goods are sent. Bill ₹___, to be paid by ___. UPI: ___. Thank you.",
        },
        {
          label: "2. Two days before",
          text: "Namaste ___ ji, ₹___ is due on ___. UPI: ___. Just so that it is not forgotten.",
        },
        {
          label: "3. On the day",
          text: "Namaste ___ ji, today is the day for ₹___. Please send it by evening: ___.",
        },
      ],
    },
    { heading: "Soft: one to two weeks late" },
    {
      messages: [
        {
          label: "4. The first reminder",
          text: "Namaste ___ ji, ₹___ from ___ is still pending. Could you send it by ___? If you have paid already, please tell me.",
        },
        {
          label: "5. A good old customer",
          text: "___ ji, you always pay on time, so this must have been forgotten: ₹___ from ___. UPI: ___.",
        },
        {
          label: "6. A neighbour",
          text: "Namaste ___ ji, when you pass the shop next, please settle the small khata: ₹___.",
        },
        {
          label: "7. A small amount",
          text: "___ ji, ₹___ is left from last time. May I add it to your next bill?",
        },
        {
          label: "8. The monthly khata",
          text: "Namaste ___ ji, your khata for this month is ₹___. List attached. Please clear it by the 5th.",
        },
      ],
    },
    { heading: "Offer a way" },
    {
      messages: [
        {
          label: "9. In parts",
          text: "___ ji, is ₹___ too much at once? Send ₹___ today and the rest in two parts, on ___ and ___.",
        },
        {
          label: "10. Is something wrong?",
          text: "___ ji, was anything not right with the goods? Tell me, I will put it right. Otherwise please send ₹___.",
        },
        {
          label: "11. Part received",
          text: "Thank you ___ ji, ₹___ received. ₹___ is left, for ___ as we agreed.",
        },
        {
          label: "12. The promised day is over",
          text: "___ ji, you had said ___. Which day shall I write now for ₹___?",
        },
      ],
    },
    { heading: "Firm: a month late" },
    {
      messages: [
        {
          label: "13. The firm one",
          text: "___ ji, ₹___ is ___ days late. Please send at least ₹___ by ___. Until then I can sell for cash only.",
        },
        {
          label: "14. No answer to calls",
          text: "___ ji, I called three times. Please write one line: when will you send ₹___?",
        },
        {
          label: "15. I have to pay too",
          text: "___ ji, I have to pay my supplier on ___. I am counting on your ₹___ before that.",
        },
      ],
    },
    { heading: "To a company" },
    {
      messages: [
        {
          label: "16. Before the due date",
          text: "Dear ___, invoice ___ for ₹___ is due on ___. Please confirm the day of payment.",
        },
        {
          label: "17. Overdue",
          text: "Dear ___, invoice ___ for ₹___ is ___ days overdue. Please pay by ___, or name what is missing.",
        },
        {
          label: "18. To the accounts team",
          text: "Dear ___, copy of invoice ___ and of the signed delivery note attached. Who releases the payment, and when?",
        },
      ],
    },
    { heading: "The last ones" },
    {
      messages: [
        {
          label: "19. The last reminder",
          text: "___ ji, this is my last message about ₹___. Please pay by ___, or come and we write down a date.",
        },
        {
          label: "20. Closing with thanks",
          text: "___ ji, your khata is clear. Thank you. Your limit from now: ₹___, to be paid by the 5th.",
        },
      ],
    },
    { heading: "What not to write" },
    {
      list: [
        "No threats, no police, no names of relatives. It can turn against you.",
        "Nothing on WhatsApp Status or in a group. Shame brings a quarrel, not money.",
        "Not three messages a day. One a week is enough, then a call.",
        "No law that you have not checked for your own bill.",
      ],
    },
    { heading: "After sending" },
    "Write what you sent and what was promised on your list of dues; the [udhaar calculator](/tools/udhaar) adds it up and prints it. If nothing comes for three days, call. The whole week is in [the 7-day plan](/blog/udhaar-7-day-plan). Keep the texts you use most as quick replies; [this post](/blog/whatsapp-business-auto-reply-message) shows how.",
    {
      note: 'A reply such as "I will pay ₹4,200 on Monday" is worth keeping: do not delete the chat. And write only to people who gave you their number: WhatsApp asks for that, and others can block you.',
    },
  ],
  helps: {
    o1: "The text for each kind of late payer is ready, and the first three can leave in ten minutes.",
  },
  sources: ["A business may write first only with the person's number and consent."],
};
