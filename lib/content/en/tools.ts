import type { ToolId } from "@/lib/domain/tools/tool-ids";

type FieldWords = { label: string; hint?: string; options?: Readonly<Record<string, string>> };

export type ToolWords = {
  name: string;
  title: string;
  description: string;
  /** The heading: what the owner wants to know. */
  question: string;
  lead: string;
  fields: Readonly<Record<string, FieldWords>>;
  /** The lines of the sum, in their order. */
  lines: Readonly<Record<string, string>>;
  /** What to fill in before there is a sum. */
  needs: string;
  /** What the result may mean instead of a number. */
  verdicts: Readonly<Record<string, string>>;
  rule: string;
  formula: readonly string[];
  /** Whose the figures of the example are. */
  example: string;
  /** To send; a hole is the number of a line. */
  message: string;
};

const GST_IN_PRICE = {
  unregistered: "Not registered for GST",
  composition: "Composition scheme",
};
const GST_BACK = {
  no: "No",
  "3": "Yes, 3 %",
  "5": "Yes, 5 %",
  "18": "Yes, 18 %",
  "40": "Yes, 40 %",
};

const all: Readonly<Record<ToolId, ToolWords>> = {
  udhaar: {
    name: "Udhaar calculator",
    title: "Udhaar calculator: dues list and WhatsApp reminders",
    description:
      "Write who owes you how much. The list adds itself up, shows what the udhaar costs you, and writes a polite WhatsApp reminder for each customer.",
    question: "How much is stuck in udhaar?",
    lead: "One line a customer. The list adds itself up and writes the reminders. Kept on this phone only.",
    fields: {
      salesADay: { label: "Your sales a day (₹)" },
      loanRate: {
        label: "Interest on your own loan (% a year)",
        hint: "From your loan paper. No loan: leave it empty.",
      },
    },
    lines: {
      total: "Still due",
      old: "Of it older than 30 days",
      days: "In days of your sales",
      year: "Interest on it in a year",
    },
    needs: "Add one customer.",
    verdicts: {},
    rule: "Every Friday remind the three oldest.",
    formula: [
      "Still due = all dues − what was paid.",
      "Days of sales = still due ÷ sales a day, rounded up.",
      "A year's cost = still due × interest on your own loan.",
    ],
    example: "A made-up shop in Indore",
    message:
      "Namaste {customer}. A small reminder: {total} is still pending in our khata. Could you send it this week? If you have paid already, please tell me and I will set it right. Thank you.",
  },
  margin: {
    name: "Margin calculator",
    title: "Profit margin calculator with GST: what is really left",
    description:
      "Price minus GST, cost, delivery and commission: what one item or service leaves, in rupees. For kirana, salon, restaurant, workshop and online sellers.",
    question: "What does an item really leave?",
    lead: "Price, minus everything that goes off it. For goods and for services.",
    fields: {
      price: { label: "Price the customer pays (₹)", hint: "GST included." },
      gst: { label: "GST in this price", options: GST_IN_PRICE },
      composition: { label: "Tax you pay on sales (%)", hint: "Your composition rate." },
      cost: {
        label: "Cost (₹)",
        hint: "As on the purchase bill, GST included. For a service: material and paid time.",
      },
      purchaseGst: {
        label: "Do you get back the GST on purchases?",
        hint: "Not everyone does, also with registration. Your CA knows.",
        options: GST_BACK,
      },
      delivery: { label: "Delivery and packing (₹)" },
      commission: { label: "Commission (% of the price)", hint: "App, card machine, agent." },
      off: { label: "Discount you think of (%)" },
      sold: { label: "Pieces you sell a month now" },
    },
    lines: {
      price: "Price",
      gst: "GST in it",
      composition: "Tax under composition",
      cost: "Cost, without GST that comes back",
      delivery: "Delivery and packing",
      commission: "Commission",
      left: "Left",
      share: "Left of each ₹100",
      off: "Discount",
      then: "Left after the discount",
      more: "More to sell for the same money",
      needed: "Pieces a month then",
    },
    needs: "Write price and cost, and choose the GST.",
    verdicts: {
      nothingLeft: "Nothing is left of it. Raise the price, never above MRP, or drop it.",
      nothingThen: "With this discount nothing is left of it, however many you sell.",
    },
    rule: "Less than ₹10 left of each ₹100: no discount on it. 5 % off would need twice the sales.",
    formula: [
      "GST in it = price × rate ÷ (100 + rate). Without registration and under composition: none.",
      "Cost = the bill. If you get its GST back: bill × 100 ÷ (100 + rate).",
      "Left = price − GST − cost − delivery − commission.",
      "Left of each ₹100 = left ÷ price × 100.",
      "With a discount: the same sum with the lower price. More to sell = (left − left after the discount) ÷ left after the discount.",
    ],
    example: "A facial in a made-up salon",
    message:
      "Namaste ji. I want to order more from you this month. Please send me your best rate with delivery. If it fits, I order today.",
  },
  "break-even": {
    name: "Break-even calculator",
    title: "Break-even calculator: sales a day that cover the costs",
    description:
      "Rent, salaries and electricity, divided by what one bill leaves: so many bills a day cover the costs of a shop, salon or workshop.",
    question: "How many sales a day cover the costs?",
    lead: "Below this number the month loses money. From the next sale on it earns.",
    fields: {
      fixed: {
        label: "Costs that come every month (₹)",
        hint: "Rent, salaries, electricity, loan, your own pay.",
      },
      left: {
        label: "What one bill leaves (₹)",
        hint: "After the goods. Or one customer, one plate, one job.",
      },
      days: { label: "Open days a month" },
    },
    lines: { month: "Bills a month", day: "Bills a day", half: "By the middle of the month" },
    needs: "Write the monthly costs and what one bill leaves.",
    verdicts: {},
    rule: "Count on the 15th: by then half of the month's bills are written.",
    formula: [
      "Bills a month = monthly costs ÷ what one bill leaves, rounded up.",
      "Bills a day = bills a month ÷ open days, rounded up.",
    ],
    example: "A made-up kirana",
    message:
      "From today we count the bills every evening. Our number is {day} a day. Please write today's number into this group at closing time.",
  },
  "slow-months": {
    name: "Slow months calculator",
    title: "Slow months: how much to save in the good ones",
    description:
      "What slow months leave uncovered, and the sum to put aside in each good month, so that rent and salaries are safe all year.",
    question: "How much to put aside for slow months?",
    lead: "What a slow month does not cover comes from the good ones.",
    fields: {
      fixed: {
        label: "Costs that come every month (₹)",
        hint: "Rent, salaries, electricity, loan, your own pay.",
      },
      sales: { label: "Sales in a slow month (₹)" },
      share: {
        label: "What stays of ₹100 of sales",
        hint: "After the goods. ₹75 of goods in ₹100: write 25.",
      },
      months: { label: "Slow months a year" },
    },
    lines: {
      fixed: "Monthly costs",
      left: "What a slow month's sales leave",
      short: "Short in one slow month",
      all: "Short in all slow months",
      aside: "Put aside in each good month",
    },
    needs: "Write the costs, the sales of a slow month and what stays of ₹100.",
    verdicts: { covered: "Your slow months cover their costs. Nothing has to be put aside." },
    rule: "Move it to a second bank account on the 1st, before anything is spent.",
    formula: [
      "What a slow month leaves = its sales × what stays of ₹100 ÷ 100.",
      "Short = monthly costs − that.",
      "Put aside = short × slow months ÷ (12 − slow months).",
    ],
    example: "A made-up gift shop",
    message:
      "Namaste ji. Next month is quiet here, so we have more time for you. Tell us now what you need, and we keep it ready for you.",
  },
};

/** The rupee tools. */
export const tools = {
  index: {
    title: "Free calculators for shops: udhaar, margin, discount",
    description:
      "Four small calculators for Indian shops, salons and workshops: udhaar, margin with GST and discount, break-even, slow months. Nothing you type is sent.",
    question: "Rupees, worked out",
    lead: "Four small sums that a shop needs. Nothing you type is sent.",
  },
  private: "Nothing is sent. It stays until you close this tab.",
  form: {
    choose: "Choose",
    problems: {
      rupees: "An amount, such as 1,50,000",
      percent: "A percent, such as 12.5",
      whole: "A number, {min} to {max}",
    },
    costs: "What it costs you",
    sum: "The sum",
    print: "Print this page",
    self: "Send to myself on WhatsApp",
    message: "Ready message",
    send: "Open in WhatsApp",
  },
  dues: {
    columns: {
      customer: "Customer",
      phone: "Phone",
      due: "Due ₹",
      since: "Since",
      paid: "Paid ₹",
      promised: "Promised for",
    },
    cell: "{column}, line {row}",
    add: "Add a customer",
    save: "Put on the list",
    today: "Empty: today",
    more: "More",
    problems: {
      customer: "Write a name.",
      phone: "Ten digits",
      since: "A day up to today",
      paid: "Less than what is due",
    },
    full: "200 customers are the most. Take off who has paid, then add.",
    list: "{total} due from {n}",
    old: "{days} days",
    asked: "reminded {day}",
    paid: "Paid",
    part: "Part paid",
    came: "How much came? (₹)",
    remind: "Remind",
    change: "Change",
    friday: "Three reminders for Friday",
    next: "{n} of {most}: {customer}, {total}",
    sent: "This week's reminders are sent.",
    send: "Open in WhatsApp",
    said: {
      paid: "{customer}: paid, off the list.",
      part: "{customer}: {total} came.",
      added: "Added: {n}.",
      cleared: "The list is cleared.",
    },
    undo: "Undo",
    others: "Move or clear the list",
    copy: "Copy the list",
    copied: "Copied",
    paste: "List from another phone: the text that “Send to myself” wrote there",
    bring: "Add these customers",
    unread: "Not read:",
    clear: "Clear the list",
    notKept: "This browser keeps nothing. Print or send the list before you close the page.",
  },
  rule: "One rule",
  formula: "How it is worked out",
  example: "An example",
  /** Who owes in the example of the list of dues. */
  customers: ["Rakesh ji", "Meena Tiffin", "Sharma Printers", "Imran bhai", "Kavita ji"],
  step: "Health Check",
  others: "All calculators",
  paper: "On paper, for your other items",
  items: [
    "Item",
    "Price",
    "GST in it",
    "Cost",
    "Delivery",
    "Comm.",
    "Left",
    "Sold a month",
    "Left a month",
  ],
  check: {
    title: "This is one of 15 questions",
    text: "The free Business Health Check shows in two minutes which of the 15 to fix first.",
    button: "Free Business Health Check",
  },
  all,
};

/** What the form of every tool says. */
export type ToolFormWords = typeof tools.form;
export type DuesWords = typeof tools.dues;
