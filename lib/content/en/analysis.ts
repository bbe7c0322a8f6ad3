import type { AnalysisWords } from "@/lib/domain/check/analysis";
import type { StepWords } from "@/lib/domain/check/step-words";

/** The standard advice; the area titles are in areas.ts, the steps in questions.ts. */
export type AdviceWords = Omit<AnalysisWords, keyof StepWords>;

/** Each remark is one sentence of at most 20 words. */
export const analysis: AdviceWords = {
  insights: {
    b1: "Customers who leave over price compare only a few items, so you need not lower all your prices.",
    b2: "If you cannot say in one line why people choose you, your customers cannot tell their friends either.",
    b3: "People who search nearby and find no shop, or an old number, go to the next one.",
    b4: "New customers read recent reviews first, and with few of them even a good business looks quiet.",
    b5: "Customers who come by chance can stop by chance; a small effort every week makes it steadier.",
    g1: "When costs rise and sales do not, less is left each year: find out which months changed.",
    g2: "When a few customers bring most of the income, losing even one cuts deep into your cash.",
    g3: "Slow months come back every year; they hurt when nothing is put aside and nothing is planned.",
    g4: "An order that waits for a reply may go to someone else, and that is cheap to stop.",
    g5: "Without knowing what each item leaves you, even a busy day can earn little.",
    o1: "Money stuck in udhaar is your own stock and salary money, and old dues get harder to collect.",
    o2: "Running short is often about dates, not profit: money goes out before it comes in.",
    o3: "Work that only one person knows stops when that person is away.",
    o4: "Late accounts hide trouble until there is a penalty, and banks and big customers ask for them.",
    o5: "Without a written plan, whatever comes up first decides your day; one page is enough.",
  },
  pairs: {
    "o1+o2":
      "The cash you are short of is probably sitting in your udhaar: collect first, borrow later.",
    "g3+o2":
      "Slow months and short cash are one problem: the good months have to pay for the slow ones.",
    "o4+o2":
      "While the accounts are behind, you see a shortage only on the day the money is missing.",
    "g5+o2":
      "You sell and still run short: some items may leave you nothing, and you cannot see which.",
    "b1+g5": "Customers press you on price, and you do not know how low you can go without a loss.",
    "g2+o1":
      "If one of your few big customers pays late, your money is stuck and your income falls.",
    "b2+b1": "If customers do not know why you are different, only the price is left to compare.",
    "g1+b5": "Sales do not grow: nothing regular is bringing new customers in.",
    "b3+b5":
      "New customers come by chance, and the map, where people look first, does not show you properly.",
    "o3+g4":
      "When you are busy or away, nobody answers: one more person on the messages saves orders.",
    "o3+o5": "The work and the plan are both in one head: on a day off, both are missing.",
    "g4+b4":
      "Replies are late and reviews are few: both get better when one person has a fixed time for them.",
    "b3+b4":
      "People who look you up find old details or few reviews, and decide without asking you.",
    "o1+o5": "Udhaar grows where no limit is written: put a limit for each customer in your plan.",
    "o4+g5": "Your records are behind, so nobody can say which items earn: write both up together.",
  },
  timeline: "About {minutes} minutes in all: one step a day.",
  healthy: {
    insights: [
      "Things run well today because someone looks after them: keep it so when you get busier.",
    ],
    nextSteps: ["Write down the two habits that help you most."],
    timeline: "Nothing is urgent. Take the check again in three months.",
    keyFindings: ["All 15 answers were no."],
  },
};
