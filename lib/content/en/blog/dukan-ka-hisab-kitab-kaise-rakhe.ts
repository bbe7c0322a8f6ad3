import type { PostWords } from "@/lib/content/blog/post-words";

export const dukanKaHisabKitabKaiseRakhe: PostWords = {
  title: "Dukan ka hisab kitab: accounts in 10 minutes a day",
  short: "Daily accounts",
  description:
    "Keep a shop's accounts in 10 minutes a day: one line every evening, eight figures, a worked example, and a month sheet to print or open in Excel.",
  lead: "Ten minutes at closing time, one line, eight figures. On the last day of the month you know what the shop earned.",
  body: [
    "You need no program: one sheet for the month, a pen on a string, and the same ten minutes every day.",
    { heading: "The rule before all rules" },
    'Business money and home money do not mix. Take a fixed sum home, every day or every Monday, and write it down as "taken home". A second bank account for the shop costs little and saves the whole sorting at the end of the year. If you do only one thing from this post, do this.',
    { heading: "Eight figures every evening" },
    {
      numbered: [
        "Sales in cash.",
        "Sales by UPI and card: the total from your app, not from memory.",
        "Udhaar given: what left the shop unpaid.",
        "Udhaar received: old dues that came in, in cash.",
        "Goods bought and paid in cash.",
        "Other costs in cash: tea, transport, wages, repairs.",
        "Taken home.",
        "Cash in the galla, counted.",
      ],
    },
    "The first three together are your sales of the day. The last one is the check. It should be: cash from last night, plus cash sales, plus udhaar received, minus goods, minus costs, minus taken home. The galla is opened once, all slips come out, and you count.",
    { heading: "An evening in a made-up kirana" },
    {
      table: {
        caption: "Galla of one day",
        head: ["Line", "Amount"],
        rows: [
          ["Cash from last night", "₹2,000"],
          ["+ Sales in cash", "₹6,400"],
          ["+ Udhaar received", "₹1,200"],
          ["− Goods bought", "₹3,500"],
          ["− Other costs", "₹300"],
          ["− Taken home", "₹800"],
          ["= Should be in the galla", "₹5,000"],
        ],
      },
    },
    "Counted: ₹4,920. So ₹80 are missing. Do not worry: write −80 at the edge. If it happens every day, look closer: is a cost paid without a slip, does someone give change from memory, is a UPI payment written down as cash? By UPI came another ₹4,100, and ₹900 went on udhaar. Sales of the day: 6,400 + 4,100 + 900, that is ₹11,400.",
    'Each rupee that leaves the galla leaves a slip, if only "tea 40". Udhaar goes on a list of its own, which the [udhaar calculator](/tools/udhaar) adds up, a photo of each purchase bill into one folder of the phone.',
    { heading: "The last evening of the month: five sums" },
    {
      numbered: [
        "Total sales: columns 1 to 3.",
        "Cost of the goods sold: goods at the start of the month, plus bought, minus goods still there. A rough count of the shelves is enough.",
        "What is left: sales minus cost of goods, minus rent, salaries, electricity and the other costs.",
        "Udhaar: given minus received. If it grows every month, you are lending out your profit: begin with [the 7-day plan](/blog/udhaar-7-day-plan).",
        "Taken home. If it is more than what is left, the shop is eating its own stock.",
      ],
    },
    "Write these five on the back of the sheet. After three months you see which way the shop is moving, and whether what you tried to [sell more](/blog/dukan-ki-bikri-kaise-badhaye) worked.",
    {
      note: "This is a daily record for you, not the books that GST and income tax ask for. Ask your accountant once what you have to keep and for how long, and put the next three due dates into your phone.",
    },
    { heading: "Start tonight" },
    "Print the [month sheet](/sheets/daily-accounts) and hang it at the galla. Name one person a day who fills it in when the shutter is half down, and a second one who knows how. Tonight only the last column, tomorrow all eight: twenty minutes the first time, ten after a week. If you miss a day, leave the line empty; do not invent figures. As a file for Excel or Google Sheets it adds up by itself.",
  ],
  helps: {
    o4: "One line a day is on paper, and the month is added up in half an hour.",
  },
  sources: [],
};
