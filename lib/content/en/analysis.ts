import type { AnalysisWords } from "@/lib/domain/check/analysis";

/** The standard advice; the area titles are in areas.ts. */
export type AdviceWords = Omit<AnalysisWords, "areaTitles">;

export const analysis: AdviceWords = {
  insights: {
    b1: "When customers leave for a lower price, they have not seen what else they get from you. Show the reason to stay before they ask for the price.",
    b2: "If you cannot say in one sentence why people should choose you, your customers cannot say it to their friends either.",
    b3: "People who search nearby and do not find you, or find an old number, go to the next shop on the map.",
    b4: "New customers read recent reviews first. With few of them, even a good business looks quiet.",
    b5: "Customers who come by chance can also stay away by chance. A small fixed effort every week makes it steadier.",
    g1: "Flat sales while costs rise mean less in hand each year. First find out which months and which items moved.",
    g2: "When a few customers bring most of the income, one lost customer becomes a cash problem, not only a sales problem.",
    g3: "Slow months come back every year. What hurts is meeting them without money put aside and without a plan.",
    g4: "A message answered late is often an order given to someone else. This is usually the cheapest leak to close.",
    g5: "Without knowing the margin of each item, a busy day can still earn little. Selling more of the wrong item does not help.",
    o1: "Money stuck in udhaar is stock and salary you cannot pay for. Old dues get harder to collect with every week.",
    o2: "Running short again and again is more often a matter of dates than of profit: money goes out before it comes in.",
    o3: "Work that only one person knows stops when that person is away. Writing it down once is the cure.",
    o4: "Late records hide problems until they cost a penalty, and a loan or a big customer will ask to see them.",
    o5: "Without a written plan every day is decided by whatever comes up first. One page is enough to change that.",
  },
  areas: {
    branding: {
      insights: [
        "Being known comes before being chosen: people buy from the name they remember.",
        "A clear promise, an up-to-date listing and recent reviews work together; each is weak alone.",
        "Small and regular beats big and once: one useful post a week does more than one expensive board.",
      ],
      nextSteps: [
        "This week: ask five regular customers why they come back, and write their words down.",
        "Put the answer you hear most on your board, your bills and your WhatsApp profile.",
        "Correct your Google Maps listing: phone, timings, photos, and the full list of what you sell.",
        "Next month: choose one fixed day a week on which you tell people about the business.",
      ],
      timeline:
        "Give the first two steps one week, the listing one afternoon, and look at new enquiries after 30 days.",
    },
    growth: {
      insights: [
        "Growth is easier to steer when you write three numbers every week: customers, average bill, margin.",
        "Customers you already have are the nearest place to find the next sale.",
        "A sale that is missed costs as much as a sale that is lost: look at both.",
      ],
      nextSteps: [
        "This week: write the sales of the last 12 months on one page and mark the best and the worst two.",
        "Work out price minus all costs for your five best sellers, and push the best two.",
        "Fix two times a day at which every customer message gets an answer.",
        "Next month: plan one offer for regular customers before your next slow month.",
      ],
      timeline:
        "The numbers take one evening, better answers one week; compare sales and margin after 30 and 90 days.",
    },
    operations: {
      insights: [
        "Most cash trouble can be seen four weeks ahead on one page of money in and money out.",
        "What is written down can be given to somebody else; what is in your head cannot.",
        "A short look at the same papers every day is lighter than a long look once a year.",
      ],
      nextSteps: [
        "Today: list who owes you, how much and since when, and message the three oldest.",
        "This week: write money in and money out for the next four weeks on one page.",
        "Teach one more person the job that today only one person can do.",
        "Next month: write three goals for 90 days with one number each, and read them every Monday.",
      ],
      timeline:
        "Dues start this week, the four-week page takes one evening, and the 90-day goals show by the end of the quarter.",
    },
  },
  healthy: {
    insights: [
      "You answered no to every problem we asked about. Few owners can say that.",
      "What works today works because somebody takes care of it: keep that care when you get busier.",
      "The check asks about common problems only. You know your business better than any list does.",
    ],
    nextSteps: [
      "Keep doing what you do, and write down the two habits that help most.",
      "Ask three customers this month what they would change. Good businesses hear it last.",
      "Take the check again in three months and compare.",
    ],
    timeline: "Nothing is urgent. Look again in three months.",
  },
  findings: {
    top: "Your priority area is {area}: {score} of {total} concern points.",
    counts: "You answered yes {yes} times and sometimes or not sure {maybe} times in 15 questions.",
    strongest: "Your strongest area is {best}. Use it while you mend the other.",
    healthy: "No concern in any of the three areas.",
    healthyNext: "No package is needed now.",
  },
};
