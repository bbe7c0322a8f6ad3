import type { PostWords } from "@/lib/content/blog/post-words";
import { READY_MESSAGES } from "@/lib/content/blog/ready-messages";

export const googleMapsWhatsappAfternoon: PostWords = {
  title: "Google Maps and WhatsApp set up in one afternoon",
  short: "Google Maps and WhatsApp",
  description:
    "From two to five: add or claim your shop on Google Maps, fix six details, take ten photos, ask for honest reviews, and set up WhatsApp Business.",
  lead: "From two to five, with the phone you have and without spending a rupee. Print the checklist and tick as you go.",
  body: [
    "Someone two streets away is searching for what you sell right now. If the map shows an old phone number, or your answer on WhatsApp comes tomorrow, the sale goes to the shop that is open and replies. You can fix both in one slow afternoon, with [this checklist](/sheets/maps-whatsapp-checklist).",
    { heading: "2:00 Find yourself" },
    "Open Google Maps and search your shop's name and lane, as a customer would. If the listing is there and yours, go to the six details. If it is there but nobody manages it, open it and claim it as the owner. If it is missing, add your business from the menu. Search the nearby lanes first: two listings for one shop confuse everyone. [Step by step, with pictures](/blog/google-maps-par-dukan-kaise-add-kare).",
    "Google then wants proof that the shop is yours. That may be a code by phone or email, or a video of your board, the inside and your papers. Google decides which one, and you cannot change it. Do the rest while you wait.",
    { heading: "2:30 Six details to set right" },
    {
      numbered: [
        'Name: exactly as on your board, without "best" or "cheapest".',
        "Category: the narrowest that fits. Hardware store, not just store.",
        "Address and pin: drag the pin to your own door. Then ask a friend to find you by the map alone.",
        "Phone: the number that is on WhatsApp, and that is always picked up.",
        "Timings: with the weekly off, and with the festival days as they come.",
        "Goods or services: in the words customers use, with prices where you can.",
      ],
    },
    { heading: "3:00 Ten photos" },
    "Wipe the lens, switch on all the lights, hold the phone sideways. No pictures from the internet: people notice when they arrive.",
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
    { message: { label: "Asking for a review", ...READY_MESSAGES.reviewRequest } },
    "A review for money or a gift, one that is meant to push the rating, one without a real visit: Google calls all of them fake. So offer nothing, ask everyone and not only those who will praise you, and give your staff no target. Nobody should have to write in front of you at the counter. Answer each review within two days. Under a good one, thank by name. Under a bad one, say what you will do about it and give your number. Never argue in public: the next readers are watching you, not him.",
    { heading: "4:00 WhatsApp Business: five settings" },
    "The app costs nothing and you can keep your number. Back up your chats before you move. Then set these five:",
    {
      numbered: [
        "Profile: address, timings, the link to your place on the map, and one line on what you sell.",
        "Catalogue: your ten best sellers, each with photo and price. It ends the daily question about the rate.",
        "Away message: for the hours when the shutter is down. It names the time at which you will answer. [More ready texts](/blog/whatsapp-business-auto-reply-message).",
        "Quick replies: your five commonest answers, each behind a short word such as /rate, /map or /upi.",
        "Labels: new order, to be paid, paid, complaint. One look shows what is still open.",
      ],
    },
    { message: { label: "Away message", ...READY_MESSAGES.awayMessage } },
    { heading: "4:45 Two fixed times a day" },
    "An app does not serve a customer, a person does. Choose two times that suit your day, such as 11:00 and 5:00, a quarter of an hour each. One named person then answers everything until no message is unread. Write the name on the calendar by the counter. When that person is off, write another name.",
    'A quick short answer beats a long late one. If you need to check the stock, say so and say until when: "I will tell you by 6."',
    {
      note: "On WhatsApp, write first only to people who gave you their number and agreed to hear from you. WhatsApp's rules ask for that. People can block and report you. Menus and names change: if something is called differently on your phone, look in the app's own help.",
    },
    { heading: "In four weeks: count" },
    "Write three numbers on the checklist today: reviews you have, calls that came from the map last month, and messages still open when you close tonight. Write them again after four weeks. If open messages have gone to zero and two customers said that they saw you on Google, the afternoon has paid for itself. If not, look at the photos and the category first.",
  ],
  helps: {
    b3: "Your shop is on the map, under the right name, with a number that is answered.",
    b4: "Every customer of two weeks was asked once for an honest review, with a link that works.",
    g4: "Two times a day one person clears every message, and the away message covers the rest.",
  },
  sources: [
    "How Google checks that the shop is yours, and that you cannot choose the way.",
    'What Google calls fake engagement. The longer rules for reviews, tightened in 2026, we could read in news reports only: look at "Maps user-contributed content policy" in Google\'s help.',
    "A business may write first only with the person's number and consent.",
  ],
  corrected:
    "We no longer advise to ask ten people in one afternoon or to put a QR for reviews on the counter. It can look like pressure. Sources are Google and WhatsApp themselves now.",
};
