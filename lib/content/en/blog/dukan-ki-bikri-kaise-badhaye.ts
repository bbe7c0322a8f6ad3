import type { PostWords } from "@/lib/content/blog/post-words";

export const dukanKiBikriKaiseBadhaye: PostWords = {
  title: "Dukan ki bikri kaise badhaye: 12 ways, with costs",
  short: "12 ways to sell more",
  description:
    "How to raise the sales of a shop: 12 ways, with what each costs in time and money. When a discount loses money. And a sheet to count the result.",
  lead: "How do you raise a shop's sales? By more people, more often, more on each bill. Here are four ways for each, with the cost.",
  body: [
    "Choose two ways, not twelve. Do them for four weeks and count. What works stays, what does not goes, and you take the next two. One Sunday is too short to show anything.",
    { heading: "More people" },
    {
      numbered: [
        "Be found on the map, with the right phone and ten photos. Cost: no money, [one afternoon](/blog/google-maps-whatsapp-afternoon).",
        'Ask your three best customers for one introduction each: "Who in your building does not know us yet?" Cost: no money, three talks.',
        "Make the front speak: a lit board, three prices in big figures outside, the glass clean. Cost: a lamp, a marker, one hour.",
        "Be where your customers already go: a card at the tailor, the tuition class, the clinic, and theirs at your counter. Cost: 100 cards.",
      ],
    },
    { heading: "More often" },
    {
      numbered: [
        "Every Friday at 5: one photo with a price on WhatsApp Status. Cost: no money, ten minutes a week.",
        "Answer the same day, also at night, with [ready replies](/blog/whatsapp-business-auto-reply-message). Cost: no money, one hour once.",
        'Keep a list of who wants what, with their yes: "New stock of your brand is here." Cost: no money, a notebook.',
        "Never be out of your ten best sellers. Count them every Saturday. Cost: the money for a week's extra stock of ten items.",
      ],
    },
    { heading: "More on each bill" },
    {
      numbered: [
        "Put what is used together side by side: tea and biscuits, paint and brush, shampoo and conditioner. Cost: no money, one hour.",
        'One question at the counter, always the same: "Do you need ___ with it?" Cost: no money, practice for the staff.',
        "A larger pack beside the small one, with the price per kilo on both. Cost: one carton of the larger pack.",
        "A gift from a bill of ₹500 instead of a discount: something that costs you ₹14 and that people buy for ₹20. Cost: ₹14 a bill, only when it works.",
      ],
    },
    { heading: "Before you give a discount: one sum" },
    "You sell a piece for ₹100 that costs you ₹80. You keep ₹20. With 10 % off you keep ₹10. To earn the same, you must sell twice as many pieces. Where 100 pieces a month left ₹2,000, 5 % off needs 134 pieces, 10 % off 200, and 15 % off 400.",
    "For your own price, the [margin calculator](/tools/margin) does this sum. Will twice as many people come for 10 % off? If not, keep your price. A discount makes sense for what would spoil, go out of fashion or block the shelf. For everything else know first what the item leaves: [five lines](/blog/margin-sheet-slow-months) show it.",
    { heading: "Do not spend on these yet" },
    {
      list: [
        "Ads, as long as you do not count who came because of them.",
        "Bought followers, bought reviews, bulk messages to unknown numbers.",
        "A second shop, while the first loses customers at the door.",
        "New items because the salesman was nice. One comes in, one goes out.",
      ],
    },
    { heading: "Count the result" },
    "You need two figures a day: number of bills and total sales. Divide, and you have the average bill: 60 bills and ₹5,400 are ₹90 a bill. With 64 bills of ₹98 it is ₹872 a day more. Write them before you begin and after four weeks, in the [sales sheet](/sheets/sales-plan). Compare the same weeks: a Diwali week beside an ordinary one proves nothing. Ask every new face how they heard of you, and make a mark. If you do not know your daily sales, begin with [ten minutes of accounts a day](/blog/dukan-ka-hisab-kitab-kaise-rakhe).",
  ],
  helps: {
    g1: "Two ways are chosen, with the sales before and after on paper. You know what to keep.",
  },
  sources: [],
};
