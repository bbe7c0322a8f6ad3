import type { PostWords } from "@/lib/content/blog/post-words";

export const whatsappBusinessAutoReplyMessage: PostWords = {
  title: "WhatsApp Business auto reply: 15 messages to copy",
  short: "WhatsApp auto replies",
  description:
    "WhatsApp Business auto reply messages for a shop: greeting, away message and 15 quick replies for rate, order, delivery, payment and complaint. To copy.",
  lead: "Which auto replies does a shop need on WhatsApp Business? A greeting, an away message and 15 quick replies: here they are, to copy.",
  body: [
    "In WhatsApp Business, the free app with the B, a greeting goes out by itself when someone writes for the first time or after a long pause, and an away message when you are closed. For a quick reply you type a short word such as /rate, and the whole text is there. Set up all three in one hour.",
    { heading: "Where to find them" },
    {
      numbered: [
        "Install WhatsApp Business. Back up your chats in the old app first; your number moves with you.",
        "Open the menu and then the tools for business. There are Greeting message, Away message and Quick replies.",
        'Away message: choose "Outside business hours". For that your hours must be filled in under the profile.',
        "Quick replies: tap the plus, paste the text, give it a short word, save.",
        "Write to yourself from another phone at night: the away message must come. If a menu is elsewhere, look in the app's own help.",
      ],
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
    'Say a time that you keep: "by 11 in the morning", not "soon".',
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
    "Fill in what never changes, such as the address, before you save, and begin each reply with the customer's name. Do not trust a screenshot of a payment: look into your own UPI app or bank SMS. Twice a day one named person answers all that is unread.",
    { heading: "Who may hear from you" },
    "WhatsApp's rules: a business may write first only to people who gave their number and agreed to it. And stop when they ask you to stop. So /thanks asks: who says yes goes on a list with the date; nobody else gets your offers.",
    { heading: "This week" },
    "Print the [quick replies sheet](/sheets/quick-replies), and write your own texts next to the 15 words, so that everybody at the counter answers alike. For late payers there are [20 texts of their own](/blog/udhaar-paise-mangne-ka-message). If many ask where you are, look at your place on [Google Maps](/blog/google-maps-par-dukan-kaise-add-kare) first.",
  ],
  helps: {
    g4: "Every message gets an answer with a time in it, at night as well, and nobody types the same text twice.",
  },
  sources: [
    "A business may write first only with the person's number and consent, and has to stop when asked.",
  ],
};
