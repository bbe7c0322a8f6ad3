import type { PostWords } from "@/lib/content/blog/post-words";
import { googleMapsWhatsappAfternoon } from "./google-maps-whatsapp-afternoon";
import { marginSheetSlowMonths } from "./margin-sheet-slow-months";
import { udhaar7DayPlan } from "./udhaar-7-day-plan";

const posts = {
  "udhaar-7-day-plan": udhaar7DayPlan,
  "google-maps-whatsapp-afternoon": googleMapsWhatsappAfternoon,
  "margin-sheet-slow-months": marginSheetSlowMonths,
} satisfies Readonly<Record<string, PostWords>>;

/** The texts of the blog's pages, and its posts by their slug (post-facts.ts). */
export const blog = {
  meta: {
    title: "Blog: udhaar, Google Maps, margins",
    description:
      "Plain advice for Indian shops and small businesses: collect udhaar politely, be found on Google Maps, see what each item leaves. With sheets to print.",
  },
  title: "For the quiet hour in the shop",
  lead: "Three things you can do yourself this week, each with a sheet to print. Free, and no sign-in.",
  name: "Blog",
  home: "Home",
  path: "You are here",
  feed: "New posts as an RSS feed",
  byline: "By {author}",
  published: "Published",
  checked: "Facts checked",
  sheet: "To print",
  messages: { en: "in English", hi: "in Hindi", send: "Open in WhatsApp" },
  helps: {
    title: "Where this helps in the health check",
    lead: "The post answers these questions of the 15.",
  },
  sources: {
    title: "Sources",
    lead: "General guidance, read in the month named above. It is not tax or legal advice: for your own case, ask your CA.",
  },
  next: "Next post",
  close: {
    title: "Not sure where it hurts most?",
    text: "15 questions, under 2 minutes, free. The result names the first thing to mend.",
    button: "Free Business Health Check",
  },
  posts,
};

export type BlogWords = typeof blog;
