import type { PostWords } from "@/lib/content/blog/post-words";
import { dukanKaHisabKitabKaiseRakhe } from "./dukan-ka-hisab-kitab-kaise-rakhe";
import { dukanKiBikriKaiseBadhaye } from "./dukan-ki-bikri-kaise-badhaye";
import { googleMapsParDukanKaiseAddKare } from "./google-maps-par-dukan-kaise-add-kare";
import { udhaarPaiseMangneKaMessage } from "./udhaar-paise-mangne-ka-message";
import { whatsappBusinessAutoReplyMessage } from "./whatsapp-business-auto-reply-message";
import { googleMapsWhatsappAfternoon } from "./google-maps-whatsapp-afternoon";
import { marginSheetSlowMonths } from "./margin-sheet-slow-months";
import { udhaar7DayPlan } from "./udhaar-7-day-plan";

const posts = {
  "udhaar-paise-mangne-ka-message": udhaarPaiseMangneKaMessage,
  "google-maps-par-dukan-kaise-add-kare": googleMapsParDukanKaiseAddKare,
  "whatsapp-business-auto-reply-message": whatsappBusinessAutoReplyMessage,
  "dukan-ki-bikri-kaise-badhaye": dukanKiBikriKaiseBadhaye,
  "dukan-ka-hisab-kitab-kaise-rakhe": dukanKaHisabKitabKaiseRakhe,
  "udhaar-7-day-plan": udhaar7DayPlan,
  "google-maps-whatsapp-afternoon": googleMapsWhatsappAfternoon,
  "margin-sheet-slow-months": marginSheetSlowMonths,
} satisfies Readonly<Record<string, PostWords>>;

/** The texts of the blog's pages, and its posts by their slug (post-facts.ts). */
export const blog = {
  meta: {
    title: "Blog: udhaar, Google Maps, margins",
    description:
      "For Indian shops and small businesses: collect udhaar politely, be found on Google Maps, see what each item leaves. With sheets and calculators.",
  },
  title: "For the quiet hour in the shop",
  lead: "Things you can do yourself this week, each with a sheet or a calculator.",
  /** What the posts are about, as an owner says it, in the order of /blog; by the areas of the check. */
  problems: {
    operations: "Money is stuck in udhaar",
    branding: "New customers do not find us",
    growth: "Sales are slow, little is left",
  },
  name: "Blog",
  home: "Home",
  path: "You are here",
  feed: "New posts as an RSS feed",
  byline: "By {author}",
  published: "Published",
  updated: "Updated",
  tool: "To work it out",
  sheet: "To print",
  contents: "On this page",
  /** On a link below a message: it opens WhatsApp. */
  send: "Send",
  helps: {
    title: "Where this helps in the Business Health Check",
    lead: "The post answers these questions of the 15.",
  },
  sources: {
    title: "Sources",
    lead: "General guidance, not tax or legal advice: for your own case, ask your CA.",
    read: "Read",
    copy: "in a copy at {at}",
    none: "The shops and figures in this post are examples we made up. No outside figure is used.",
  },
  next: "Read next",
  close: {
    title: "Not sure where to start?",
    text: "15 questions, under 2 minutes, free. The result names what to fix first.",
    button: "Free Business Health Check",
  },
  posts,
};

export type BlogWords = typeof blog;
