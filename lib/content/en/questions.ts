import type { QuestionId } from "@/lib/domain/check/sections";
import type { WordingTable } from "@/lib/domain/check/wording";

/** The 32 question texts, and the free first step for each of the 15 asked. */
export type QuestionTexts = {
  wording: WordingTable;
  steps: Readonly<Record<QuestionId, string>>;
};

export const questions: QuestionTexts = {
  wording: {
    b1: "Do customers often leave you for someone else just because of a lower price?",
    b2: "Is it hard to say in one sentence why a customer should choose you?",
    b3: "Is your business missing from Google Maps, or are the details there wrong or old?",
    b4: "Do you get very few new customer reviews, good or bad?",
    b5: "Do new customers mostly come by chance, without any regular effort from you?",
    g1: "Have your sales stayed the same or fallen in the last 12 months?",
    g2: "Would losing two or three customers badly hurt your income?",
    g3: "Are there months when sales drop so much that regular costs are hard to cover?",
    g4: "Do WhatsApp messages, calls or orders from customers often get missed or answered late?",
    g5: "Is it hard to know which products or services really make you a profit?",
    o1: "Does a lot of your money stay stuck in udhaar (credit) or unpaid bills?",
    o2: "Do you often run short of cash to buy stock or pay salaries or rent?",
    o3: "If you or one key person is away for a week, does the work suffer?",
    o4: "Are your accounts, stock records or GST and tax filings often late or incomplete?",
    o5: "Are you running the business without a written plan for the next 6 to 12 months?",
    b6: "Do your board, bills and online pages show different names, logos or phone numbers?",
    b7: "Do customers often ask basic things like timings, prices or delivery?",
    b8: "Do complaints or bad reviews wait more than two days for a reply?",
    b9: "Do very few customers send their friends or family to you?",
    b10: "Has it been over three months since you checked what competitors sell and charge?",
    g6: "Do most customers buy only once?",
    g7: "Do all your sales come from one place, such as one shop or one app?",
    g8: "Do you spend on ads or offers without counting the sales they bring?",
    g9: "Has it been more than a year since you reviewed your prices?",
    g10: "Do app or marketplace commissions eat most of your profit?",
    g11: "Do you lose sales because a way to pay or order (UPI, card, delivery) is missing?",
    e1: "Do business money and home money run through the same account?",
    e2: "If sales stopped today, would your money run out within a month?",
    e3: "Do you depend on one supplier for your most important item?",
    e4: "Would you lose important business data if your phone were lost today?",
    e5: "Is it hard to tell which registrations or schemes, such as Udyam, suit your business?",
    e6: "Do most plans you make for the month stay unfinished?",
  },
  steps: {
    b1: "Ask five regular customers why they buy from you. Put the most common reason on your board and WhatsApp profile.",
    b2: 'Fill in: "We help ___ to ___ because ___." Say it to two customers and fix it until they get it at once.',
    b3: "Search your business on Google Maps today. Add or claim it; fix phone, timings and photos.",
    b4: "Ask three customers today for an honest Google review, with a link or QR. Never pay for one.",
    b5: "Choose one thing for a fixed day every week, such as a WhatsApp Status with a photo and price.",
    g1: "Write sales for each of the last 12 months. Mark the two best and two worst and write what was different.",
    g2: "List your top ten customers by sales. If three make up over half, talk to two new ones like them this week.",
    g3: "Mark slow months on a calendar. Put aside a little in good months and plan one offer before each slow month.",
    g4: "Set a WhatsApp Business away message and quick replies. Fix two times a day when one person clears all messages.",
    g5: "For your five best sellers: price minus cost, delivery and commission. Push the best two.",
    o1: "List who owes you, how much, since when. Message the three oldest today.",
    o2: "On one page, write money in and money out for the next four weeks. Before the tight week, collect one due or move one payment.",
    o3: "Record a two-minute video of the most important job and teach one more person.",
    o4: "Keep 20 minutes a day for accounts. Ask your CA for the next three due dates and put them in your phone.",
    o5: "Write three goals for 90 days with one number each. Read them every Monday.",
  },
};
