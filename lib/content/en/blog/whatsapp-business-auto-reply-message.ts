import type { PostWords } from "@/lib/content/blog/post-words";

export const whatsappBusinessAutoReplyMessage: PostWords = {
  title: "WhatsApp Business auto reply: 15 messages to copy",
  short: "WhatsApp auto replies",
  description:
    "WhatsApp Business auto reply messages for a shop: greeting, away message and 15 quick replies for rate, order, delivery, payment and complaint. To copy.",
  lead: "The customer who writes at 9 at night buys from the shop that answers at 9:01. These messages answer while you eat.",
  body: [
    "WhatsApp Business, the free app with the B, has three helpers. A greeting goes out by itself when someone writes for the first time. An away message goes out by itself when you are closed. Quick replies do not go by themselves: you type a short word such as /rate, and the whole text is there. Set up all three in one hour.",
    { heading: "Where to find them" },
    {
      numbered: [
        "Install WhatsApp Business. Back up your chats in the old app first; your number moves with you.",
        "Open the menu and then the tools for business. There are Greeting message, Away message and Quick replies.",
        'Away message: choose "Outside business hours". For that your hours must be filled in under the profile.',
        "Quick replies: tap the plus, paste the text, give it a short word, save.",
        "Write to yourself from another phone at night. If the away message comes, all is set.",
      ],
    },
    {
      note: 'Menus move with every version. If yours looks different, search for "away message" in the app\'s own help.',
    },
    { heading: "The two that go by themselves" },
    {
      messages: [
        {
          label: "Greeting",
          text: "Namaste! You have reached ___. Please write what you need and how much. A person answers between ___ and ___.",
        },
        {
          label: "Away",
          text: "Namaste! We are closed now. We open at ___ and answer every message by ___. Rates are in our catalogue.",
        },
      ],
    },
    'Say a time that you keep. "We will reply soon" says nothing. "By 11 in the morning" is a promise that lets the customer wait.',
    { heading: "15 quick replies" },
    {
      messages: [
        {
          label: "/rate",
          text: "___ is ₹___ today, GST included. In stock: ___ pieces. Shall I keep one for you?",
        },
        { label: "/map", text: "We are here: ___. Landmark: ___. Parking is at ___." },
        { label: "/time", text: "Open ___ to ___. Weekly off: ___." },
        {
          label: "/order",
          text: "Please write item, quantity, address and the time that suits you. I will confirm with the total.",
        },
        { label: "/ok", text: "Your order is noted: ___. Total ₹___. It will be ready by ___." },
        {
          label: "/delivery",
          text: "We deliver within ___ km, between ___ and ___. Below ₹___ the charge is ₹___.",
        },
        {
          label: "/upi",
          text: "UPI: ___, name shown: ___. Please check the amount before you pay. I look for the money in my own app.",
        },
        { label: "/paid", text: "₹___ received, thank you. Your bill is attached." },
        {
          label: "/ready",
          text: "Your ___ is ready. Please collect it by ___, with the slip or this message.",
        },
        {
          label: "/out",
          text: "___ is finished. It comes on ___. Instead I have ___ at ₹___. Shall I send a photo?",
        },
        { label: "/check", text: "Let me look. I will tell you by ___." },
        {
          label: "/late",
          text: "Sorry, your order is late. New time: ___. If that does not suit you, I will send the money back today.",
        },
        {
          label: "/sorry",
          text: "I am sorry about that. Please send a photo. I will call you today by ___ and put it right.",
        },
        {
          label: "/return",
          text: "You can return it within ___ days with the bill, unused. Money back by ___.",
        },
        {
          label: "/thanks",
          text: "Thank you, ___ ji. Would you like a message when new ___ comes? Please answer yes or no.",
        },
      ],
    },
    { heading: "Four habits that make it work" },
    {
      list: [
        "Change the blanks that never change, such as the address, before you save. Keep blanks only for what differs.",
        'Never send a quick reply without the name. One word, "Sunita ji", turns a machine into a shop.',
        "Do not trust a screenshot of a payment. Look into your own UPI app or bank SMS.",
        "Two fixed times a day, one named person, until nothing is unread. An auto reply buys you time; it does not sell.",
      ],
    },
    { heading: "Who may hear from you" },
    "WhatsApp's rules: a business may write first only to people who gave their number and agreed to it. And stop when they ask you to stop. So the last quick reply ends with a question: who says yes goes on a list with the date; nobody else gets your offers. People can block and report you, and WhatsApp can limit your number.",
    { heading: "This week" },
    'Print the [quick replies sheet](/sheets/quick-replies), and write your own texts next to the 15 words. Let the person at the counter do the same: both should answer alike. For late payers there are [20 texts of their own](/blog/udhaar-paise-mangne-ka-message). And if the questions are always "where are you" and "are you open", your place on [Google Maps](/blog/google-maps-par-dukan-kaise-add-kare) needs a look first.',
  ],
  helps: {
    g4: "Every message gets an answer with a time in it, at night as well, and nobody types the same text twice.",
  },
  sources: [
    "A business may write first only with the person's number and consent, and has to stop when asked.",
  ],
};
