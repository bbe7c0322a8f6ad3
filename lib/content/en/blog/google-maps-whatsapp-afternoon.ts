import type { PostWords } from "@/lib/content/blog/post-words";
import { READY_MESSAGES } from "@/lib/content/blog/ready-messages";

export const googleMapsWhatsappAfternoon: PostWords = {
  title: "Google Maps and WhatsApp set up in one afternoon",
  short: "Google Maps and WhatsApp",
  description:
    "From two to five: add or claim your shop on Google Maps, fix six details, take ten photos, ask for honest reviews, and set up WhatsApp Business.",
  lead: "How do you set up Google Maps and WhatsApp Business in one afternoon? From two to five, with the phone you have and without spending a rupee.",
  body: [
    "Print [this checklist](/sheets/maps-whatsapp-checklist) and tick as you go.",
    { heading: "2:00 Your place on the map" },
    "Open Google Maps and search your shop's name and lane. If it is there but nobody manages it, claim it as the owner. If it is missing, add it. Correct the name, category, address with pin, phone, timings and what you sell, and start the proof that the shop is yours: [each step, with pictures](/blog/google-maps-par-dukan-kaise-add-kare). Do the rest while Google checks.",
    { heading: "3:00 Ten photos" },
    "Wipe the lens, switch on all the lights, hold the phone sideways. No pictures from the internet.",
    {
      list: [
        "Two of the front: one from across the road, one of the door with the board.",
        "Two of the inside, as one sees it on entering.",
        "Three of what sells most, with the price tag in the picture.",
        "One of you or your people at work. Ask them first.",
        "One of the rate list or menu.",
        "One of the nearest landmark, so that people know where to turn.",
      ],
    },
    { heading: "3:30 Ask for honest reviews" },
    "In your profile, copy the link for reviews. Send it to this month's customers, the happy ones and the others. A few a day over two weeks, after they have left the shop:",
    { messages: [{ label: "Asking for a review", text: READY_MESSAGES.reviewRequest.en }] },
    "For Google a review is fake if it is written for money or a gift, to push the rating, or without a real visit. So offer nothing, ask everyone and not only those who will praise you, and give your staff no target. Answer each review within two days. Under a bad one, say what you will do and give your number. Never argue in public.",
    { heading: "4:00 WhatsApp Business: four settings" },
    "The app costs nothing and you can keep your number. Back up your chats before you move.",
    {
      numbered: [
        "Profile: address, timings, the link to your place on the map, and one line on what you sell.",
        "Catalogue: your ten best sellers, each with photo and price.",
        "Away message and quick replies: [ready texts and how to set them](/blog/whatsapp-business-auto-reply-message).",
        "Labels: new order, to be paid, paid, complaint.",
      ],
    },
    { heading: "4:45 Two fixed times a day" },
    'Choose two times that suit your day, such as 11:00 and 5:00, a quarter of an hour each. One named person then answers everything until no message is unread. If you need to check the stock, say until when: "I will tell you by 6."',
    {
      note: "On WhatsApp, write first only to people who gave you their number and agreed to hear from you: WhatsApp's rules ask for that.",
    },
    { heading: "In four weeks: count" },
    "Write three numbers on the checklist today: reviews you have, calls that came from the map last month, and messages still open when you close tonight. Write them again after four weeks. If nothing has moved, look at the photos and the category first.",
  ],
  helps: {
    b3: "Your shop is on the map, under the right name, with a number that is answered.",
    b4: "Every customer of two weeks was asked once for an honest review, with a link that works.",
    g4: "Two times a day one person clears every message, and the away message covers the rest.",
  },
  sources: [
    "How Google checks that the shop is yours, and that you cannot choose the way.",
    "What Google calls fake engagement. Its longer rules for reviews we could read in news reports only.",
    "A business may write first only with the person's number and consent.",
  ],
};
