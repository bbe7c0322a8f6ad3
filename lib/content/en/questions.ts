import type { StepWords } from "@/lib/domain/check/step-words";
import type { WordingTable } from "@/lib/domain/check/wording";

/** The 32 question texts, and the free first step for each of the 15 asked. */
export type QuestionTexts = { wording: WordingTable } & StepWords;

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
    b1: "Write the 5 items customers compare most, and two rivals' prices. Match only where something is left after cost; keep the rest.",
    b2: 'Fill in: "People come to us for ___, because ___." Change it until two customers get it at once.',
    b3: "Search your business on Google Maps today. Add or claim it; fix phone, timings and photos.",
    b4: "Send this week's customers who agreed to messages, happy or not, your Google review link on WhatsApp once they have left. No reward.",
    b5: "Put your card at two neighbours' counters. This week ask each new face how they found you, and count.",
    g1: "Write sales for the last 12 months; mark the two best and two worst. For each write one thing to do before it comes again.",
    g2: "Ask your three best customers for one introduction each: someone who does not know you yet.",
    g3: "Mark slow months on a calendar. Work out what a slow month falls short, and put a part aside in each good month.",
    g4: "Back up your chats. Set a WhatsApp Business away message and quick replies. Twice a day, one person clears all messages.",
    g5: "For your five best sellers: what one piece leaves after GST and all costs, times pieces a month. Put the top two in front. Drop the last, or raise its price up to the MRP.",
    o1: "List who owes you, how much, since when. Today, message the three oldest.",
    o2: "Write money in and out for four weeks. Before the tight week, collect one due, or ask one supplier for a later date, at most 45 days if it is a small manufacturer.",
    o3: "Record a two-minute video of the most important job and teach one more person.",
    o4: "Today ask your CA which GST or tax return is overdue; file the oldest first: every late day costs money. Not registered? Write up last week's accounts.",
    o5: "Write three goals for 90 days with one number each. Read them every Monday.",
  },
  done: {
    b1: "both rivals' prices are on paper.",
    b2: "it is on your board and profile.",
    b3: "a friend's phone finds you.",
    b4: "each of them has the link, once.",
    b5: "a week's answers are counted.",
    g1: "each of the four has its line.",
    g2: "you have three new names.",
    g3: "each slow month has its sum.",
    g4: "a test message gets the reply.",
    g5: "all five are in order.",
    o1: "three messages are sent.",
    o2: "the tight week is covered.",
    o3: "that person did it once alone.",
    o4: "the oldest is filed, or the week is written up.",
    o5: "they hang where you see them.",
  },
  findOut: {
    b2: {
      step: "First find out: ask three customers today why they come to you, and write their words down.",
      done: "three answers are written down.",
    },
    b3: {
      step: "First find out: look up your business on Google Maps on a friend's phone. Is it there, and is everything right?",
      done: "you know what is missing.",
    },
    b4: {
      step: "First find out: count your reviews of the last three months, and those of two rivals nearby.",
      done: "the three numbers are written.",
    },
    b5: {
      step: "First find out: ask each new customer this week how they found you, and count.",
      done: "a week's answers are counted.",
    },
    g3: {
      step: "First find out: write last year's sales month by month, and mark the months that did not pay rent and salaries.",
      done: "those months are marked.",
    },
    g4: {
      step: "First find out: for one week, put a stroke on paper for each message or call answered after two hours.",
      done: "a week's strokes are counted.",
    },
    o2: {
      step: "First find out: write money in and out for the next four weeks. Is there a week in which it does not last?",
      done: "you know the week, or that there is none.",
    },
    o3: {
      step: "First find out: list the week's jobs, and mark those that only one person can do.",
      done: "those jobs are marked.",
    },
    b1: {
      step: "First find out: ask the next five who leave without buying what they found cheaper, and where.",
      done: "five answers are written down.",
    },
    g1: {
      step: "First find out: write 12 months' sales beside the year before. No records? Write each day's from tonight.",
      done: "you know whether sales rose or fell.",
    },
    g2: {
      step: "First find out: list your ten biggest customers and what each bought last month. How much do the top three buy?",
      done: "you know their share.",
    },
    g5: {
      step: "First find out for your best seller what one piece leaves after GST and all costs. Then do four more.",
      done: "you know what one piece leaves.",
    },
    o1: {
      step: "First find out: add up on one page everything customers owe you today, with dates.",
      done: "you know the total.",
    },
    o4: {
      step: "First find out what is behind, and since when: accounts, stock, returns. Your CA or the GST portal knows the returns.",
      done: "it is listed with dates.",
    },
  },
};
