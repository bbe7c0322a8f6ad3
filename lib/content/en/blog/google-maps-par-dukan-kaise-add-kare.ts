import type { PostWords } from "@/lib/content/blog/post-words";

export const googleMapsParDukanKaiseAddKare: PostWords = {
  title: "Google Maps par dukan kaise add kare, step by step",
  short: "Add your shop to Google Maps",
  description:
    "Add your shop to Google Maps free, with your phone. Search, add or claim it; name, pin and hours; the proof video; what to do if Google says no.",
  lead: "How do you add your shop to Google Maps? Free and without an agent, in six steps: you need your phone, a Google account and about an hour.",
  body: [
    { heading: "Step 1: get four things ready" },
    {
      list: [
        "A Google account (a Gmail address) that will stay with the shop.",
        "The phone number that customers call.",
        "A paper with the shop's name or address: shop licence, GST or Udyam certificate, electricity or rent bill.",
        "The shop itself: open, with its board, in daylight.",
      ],
    },
    { heading: "Step 2: search before you add" },
    {
      picture: {
        file: "maps-search",
        alt: "A phone with a search field on top of a map; under it one result, a shop with a red pin.",
      },
    },
    "Open the Google Maps app, sign in, and search your shop's name and your town, the old name and the lane as well. Do not add a second entry: two for one shop split your reviews.",
    { heading: "Step 3: add it, or make it yours" },
    {
      numbered: [
        'Not there: tap Business at the bottom right of the app, or your picture and then "Add your business".',
        'There, but nobody manages it: open it and tap "Claim this business".',
        "There, and someone else manages it, such as an old partner or an agent: ask for access on the same page. Google asks that person first.",
      ],
    },
    { heading: "Step 4: six details" },
    {
      picture: {
        file: "maps-pin",
        alt: "A map of three lanes; an arrow pulls the red pin from the middle of the road to the door of a shop.",
      },
    },
    {
      list: [
        'Name: as on the board. No "best", no town, no phone number in it.',
        'Category: the narrowest that fits. "Mobile phone repair shop", not "Shop".',
        "Address: complete, with PIN code. Then drag the pin to your own door.",
        "Area: if you go to customers' homes, you can hide the address and name the areas you serve.",
        "Phone: the one that is picked up.",
        "Hours: real ones, with the weekly off.",
      ],
    },
    { heading: "Step 5: prove that it is your shop" },
    {
      picture: {
        file: "maps-video",
        alt: "Three frames of a video: the street with the board, the shelves inside, the owner at the half-open shutter.",
      },
    },
    "Google shows you the ways that are open to you: a video, a code by phone or SMS, an email, or a live video call. Its system chooses them, you cannot, and some shops need two. Often it is the video. Record it in one go, without cutting:",
    {
      numbered: [
        "Outside: the street, the next shops, your board.",
        "Inside: the shelves, the counter, your work.",
        "Proof that you run it: unlock the shutter, open the billing screen, show the licence with the shop's name.",
      ],
    },
    "Do not film customers' faces, bank papers or your Aadhaar. Then wait. Do not change the name or the address while Google checks: you may have to begin again.",
    { heading: "If Google says no" },
    {
      list: [
        "The board shows another name than the profile: make both the same, then try again.",
        "The video was dark or too short: record it at noon, slowly, and read the board aloud.",
        "The pin is in the wrong lane: correct it first.",
        "The profile was suspended: read the reason, correct that one thing, and use the appeal in your profile once, with the papers.",
      ],
    },
    { heading: "Step 6: make it worth a visit" },
    "Add ten photos, five best sellers with their price, and your festival hours. How to ask for honest reviews is in [the afternoon plan](/blog/google-maps-whatsapp-afternoon). If nobody picks up, set up [an automatic reply](/blog/whatsapp-business-auto-reply-message). Tick all off on the [checklist](/sheets/maps-whatsapp-checklist).",
    {
      note: 'Beware of calls "from Google". A Business Profile is free. Anyone who asks for money, an OTP or your password so that your shop "stays on the map" is not Google.',
    },
    { heading: "Once a month, five minutes" },
    "Search your shop from a friend's phone. Is the number right? Are the hours right for the next festival? Is there a new review without an answer? If no calls come from the map in two months, change the category and the first photo.",
  ],
  helps: {
    b3: "Your shop is on the map, with its own name, pin and phone, and the profile belongs to you.",
  },
  sources: [
    "Where to tap in the app, the ways to verify, and that Google's system chooses them.",
    "What Google calls fake engagement in reviews.",
  ],
};
