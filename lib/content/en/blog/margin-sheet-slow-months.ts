import type { PostWords } from "@/lib/content/blog/post-words";

export const marginSheetSlowMonths: PostWords = {
  title: "Which items make you money? Five-line margin sheet",
  short: "The margin sheet",
  description:
    "Five lines per item show what stays in the galla: price, GST, cost, delivery, commission. Worked examples for a kirana, a salon and an online seller.",
  lead: "The item that sells most is not always the one that feeds you. Five lines per item show what stays, and one small sum a month carries you through the slow ones.",
  body: [
    "Price minus purchase price is half the sum. Packing, the delivery boy, the app's commission and GST come out of the same note. Take your five best sellers, an hour and the [margin sheet](/sheets/margin-sheet).",
    { heading: "The five lines" },
    {
      numbered: [
        "Price: what the customer really pays, after the discount.",
        "GST inside that price, if you charge it. It is not yours. At 5 %, a price of ₹630 holds ₹30 of GST: 630 × 5 ÷ 105.",
        "Cost: the goods with transport to your shop. For a service: material and the paid working time.",
        "Delivery and packing, with a share for parcels that come back.",
        "Commission: the app, the card machine, an agent, the incentive of your staff.",
      ],
    },
    "The figures are nearer than you think. Cost is on the last purchase bill, commission in the app's weekly statement. For delivery, add up one week and divide by the parcels. For staff time, take the monthly salary and divide it by the working hours: ₹15,000 for 200 hours is ₹75 an hour. Where you do not know, write a careful guess in pencil and correct it next month. A rough sheet today is worth more than a perfect one that never comes.",
    "What is left has to pay rent, salaries, electricity and you. Multiply it by the pieces sold in a month, and you see which item carries the shop.",
    {
      note: "Lines 2 and 3 depend on your GST. With ordinary registration, write the cost without the GST for which you get credit. Under composition, or without registration, line 2 is zero and the cost is the whole bill, GST included; what you pay under composition is one more cost. Rates change: ask your CA for yours once, and write it on the sheet. Marketplaces also hold back small amounts as TCS and TDS. That is your money, but it comes later, through your tax returns.",
    },
    { heading: "A kirana" },
    "All three shops here are made up. This one is not registered for GST.",
    {
      table: {
        caption: "Kirana, per piece",
        head: ["Line", "Atta 5 kg", "Dal 1 kg", "Pickle"],
        rows: [
          ["Price", "₹260", "₹140", "₹120"],
          ["− GST", "₹0", "₹0", "₹0"],
          ["− Cost", "₹248", "₹118", "₹77"],
          ["− Delivery", "₹2", "₹2", "₹2"],
          ["− Commission", "₹0", "₹0", "₹1"],
          ["= Left", "₹10", "₹20", "₹40"],
          ["Sold a month", "120", "80", "30"],
          ["Left a month", "₹1,200", "₹1,600", "₹1,200"],
        ],
      },
    },
    "Thirty jars of pickle leave as much as 120 bags of atta. Keep the atta, it brings people in, but at the back. Pickle goes to the counter, and the dal must never run out.",
    { heading: "A salon" },
    "Here the chair is what you sell, so the last line is money per hour.",
    {
      table: {
        caption: "Salon, per customer",
        head: ["Line", "Haircut", "Facial", "Hair spa"],
        rows: [
          ["Price", "₹200", "₹800", "₹900"],
          ["− GST", "₹0", "₹0", "₹0"],
          ["− Cost", "₹60", "₹350", "₹480"],
          ["− Delivery", "₹0", "₹0", "₹0"],
          ["− Commission", "₹20", "₹80", "₹90"],
          ["= Left", "₹120", "₹370", "₹330"],
          ["Minutes", "30", "60", "120"],
          ["Left an hour", "₹240", "₹370", "₹165"],
        ],
      },
    },
    "The dearest service earns the least: a hair spa leaves ₹165 an hour, a plain haircut ₹240. Sell the spa on Tuesday morning when the chair is empty, not on Sunday.",
    { heading: "An online seller" },
    "Registered for GST, 5 % in this example, selling through a marketplace.",
    {
      table: {
        caption: "Online seller, per parcel",
        head: ["Line", "Kurti", "Dupatta", "Two kurtis"],
        rows: [
          ["Price", "₹630", "₹315", "₹945"],
          ["− GST", "₹30", "₹15", "₹45"],
          ["− Cost", "₹320", "₹120", "₹610"],
          ["− Delivery", "₹110", "₹90", "₹130"],
          ["− Commission", "₹95", "₹48", "₹142"],
          ["= Left", "₹75", "₹42", "₹18"],
          ["Sold a month", "40", "50", "20"],
          ["Left a month", "₹3,000", "₹2,100", "₹360"],
        ],
      },
    },
    "The two kurtis cost ₹610 and not twice ₹320, because cutting both together saves ₹30. Even so the offer at ₹945 leaves ₹18, and one kurti at ₹630 leaves ₹75. Raise its price or drop it.",
    { heading: "What to push, what to drop" },
    {
      list: [
        "Leaves much, sells well: never out of stock, at eye level, first in your WhatsApp Status.",
        "Leaves much, sells little: show it for a month at the counter, then look again.",
        "Leaves little, sells well: no discounts on it; ask the supplier for a better rate, or raise it by a few rupees.",
        "Leaves little, sells little: sell off what is there and do not order again.",
      ],
    },
    { heading: "Slow months: mark them before they come" },
    "Write the sales of the last twelve months on a calendar. Ring the two weakest months. Common ones: the two weeks of Pitru Paksha, when many buy nothing new. Kharmas, when there are no weddings. The monsoon, when people stay at home. The exam months. Then mark the festivals and weddings around them. For each weak month decide one thing today. A clothes shop takes advances for the wedding season. A salon sells cards for five haircuts. A hardware shop runs a repair week. Give your staff their leave in these weeks. And name one cost to cut; a discount without the five lines only makes the hole deeper. Then work out the reserve. A gift shop that keeps ₹25 of each ₹100 of sales:",
    {
      table: {
        caption: "Reserve of a made-up gift shop",
        head: ["Line", "Amount"],
        rows: [
          ["Sales in a slow month", "₹1,20,000"],
          ["Left from them, 25 of 100", "₹30,000"],
          ["Rent, salaries, electricity", "₹40,000"],
          ["Short in one slow month", "₹10,000"],
          ["Short in two slow months", "₹20,000"],
          ["To put aside in each of four good months", "₹5,000"],
        ],
      },
    },
    "Slow months run dry first where [udhaar is stuck](/blog/udhaar-7-day-plan): collect before they begin. Move the ₹5,000 into a second account on the first day after the festival rush, before it looks like profit. Touch it in the two ringed months only. Write the plan on one page: two slow months, one action for each, one sum to save. Read it on the first Monday of every month.",
  ],
  helps: {
    g5: "Five lines per item show which two to push and which one to drop.",
    g3: "The two slow months are ringed, and you know how much to put aside for them.",
    o5: "One page with three numbers is a plan that you can read every month.",
  },
  sources: [],
  corrected:
    "In the example of the two kurtis the cost was too low for twice the stitching. Real slow months and the amounts that marketplaces hold back were missing.",
};
