import type { PostWords } from "@/lib/content/blog/post-words";

export const marginSheetSlowMonths: PostWords = {
  title: "Which items make you money? The margin in five lines",
  short: "The margin in five lines",
  description:
    "Five lines per item show what stays in the galla: price, GST, cost, delivery, commission. With a kirana's figures, and a reserve for slow months.",
  lead: "Which items make you money? Five lines per item show what stays in the galla, and one small sum a month carries you through the slow ones.",
  body: [
    "Take your five best sellers, an hour and the [margin calculator](/tools/margin). It does one item at a time, and prints lines for eight.",
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
    "Cost is on the last purchase bill, commission in the app's weekly statement. For delivery, add up one week and divide by the parcels. Where you do not know, write a careful guess in pencil and correct it next month.",
    "What is left has to pay rent, salaries, electricity and you; how many bills a day that takes, the [break-even calculator](/tools/break-even) says. Multiply it by the pieces sold in a month, and you see which item carries the shop.",
    {
      note: "Lines 2 and 3 depend on your GST. With ordinary registration, GST for which you get credit is no cost, and the calculator takes it out of the bill. Under composition, or without registration, line 2 is zero and the cost is the whole bill, GST included; what you pay under composition is one more cost. Ask your CA for your rates.",
    },
    { heading: "A kirana" },
    "In a made-up kirana, not registered for GST, 5 kg of atta for ₹260 leave ₹10, 1 kg of dal for ₹140 leaves ₹20, and a jar of pickle for ₹120 leaves ₹40. In a month it sells 120 bags of atta, 80 kg of dal and 30 jars of pickle: ₹1,200, ₹1,600 and ₹1,200.",
    "Thirty jars of pickle leave as much as 120 bags of atta. Keep the atta, it brings people in, but at the back. Pickle goes to the counter, and the dal must never run out.",
    { heading: "What to push, what to drop" },
    {
      list: [
        "Leaves much, sells well: never out of stock, at eye level, first in your WhatsApp Status.",
        "Leaves much, sells little: show it for a month at the counter, then look again.",
        "Leaves little, sells well: no discounts on it; ask the supplier for a better rate, or raise the price, never above the MRP.",
        "Leaves little, sells little: sell off what is there and do not order again.",
      ],
    },
    { heading: "Slow months: mark them before they come" },
    "Write the sales of the last twelve months on a calendar and ring the two weakest months. Often they are Pitru Paksha, Kharmas, the monsoon or the exam months. For each decide one thing today: a clothes shop takes advances for the wedding season, a salon sells cards for five haircuts, a hardware shop runs a repair week. Then work out the reserve with the [slow months calculator](/tools/slow-months).",
    "A made-up gift shop keeps ₹25 of each ₹100 of sales. A slow month of ₹1,20,000 leaves it ₹30,000, but rent, salaries and electricity cost ₹40,000: it is ₹10,000 short. Two slow months are ₹20,000, so it puts ₹2,000 aside in each of its ten good months.",
    "Collect [stuck udhaar](/blog/udhaar-7-day-plan) before these months begin. Move the ₹2,000 into a second account on the 1st of each good month, before anything is spent, and touch it in the two ringed months only.",
  ],
  helps: {
    g5: "Five lines per item show which two to push and which one to drop.",
    g3: "The two slow months are ringed, and you know how much to put aside for them.",
  },
  sources: [],
};
