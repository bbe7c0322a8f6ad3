import type { Lang } from "@/lib/domain/core/languages";
import { type Content, contentIn } from "@/lib/content";
import { TOOL_IDS, type ToolId } from "@/lib/domain/tools/tool-ids";
import { POST_FACTS, type PostSlug } from "./post-facts";

/** The drawings beside the titles of pages in lists and at the head of posts and tools, in public/drawings. */
export const PAGE_DRAWINGS = {
  "/health-check": "phone",
  "/services": "scales",
  "/tools": "abacus",
  "/faq": "counter",
  "/contact": "bell",
  "/tools/udhaar": "khata",
  "/tools/margin": "price-tag",
  "/tools/break-even": "balance-line",
  "/tools/slow-months": "umbrella",
  "/blog/udhaar-paise-mangne-ka-message": "slips",
  "/blog/google-maps-par-dukan-kaise-add-kare": "area-branding",
  "/blog/whatsapp-business-auto-reply-message": "chat",
  "/blog/dukan-ki-bikri-kaise-badhaye": "area-growth",
  "/blog/dukan-ka-hisab-kitab-kaise-rakhe": "ledger",
  "/blog/udhaar-7-day-plan": "calendar",
  "/blog/google-maps-whatsapp-afternoon": "maps-search",
  "/blog/margin-sheet-slow-months": "sheet",
} as const satisfies Partial<Record<PublicPath, string>>;

/** What search engines and previews show before they cut off, about. */
export const TITLE_CHARS = 60;
export const DESCRIPTION_CHARS = 155;

/** A page's short name, and its title and description for search results and shared links. */
export type PageWords = { name: string; title: string; description: string };

type WordsOf = (content: Content) => PageWords;

/** The pages for everybody, in the order of the sitemap; tools and posts come after them. */
const PAGES = {
  "/": ({ chrome, home, pages }) => ({
    name: pages.names.home,
    title: home.title,
    description: chrome.description,
  }),
  "/health-check": ({ healthCheck, pages }) => ({
    name: pages.names.healthCheck,
    ...healthCheck.meta,
  }),
  "/health-check/method": ({ method, pages }) => ({ name: pages.names.method, ...method.meta }),
  "/services": ({ pages, services }) => ({ name: pages.names.services, ...services.meta }),
  "/about": ({ about, pages }) => ({ name: pages.names.about, ...about.meta }),
  "/blog": ({ blog, pages }) => ({ name: pages.names.blog, ...blog.meta }),
  "/tools": ({ pages, tools }) => ({ name: pages.names.tools, ...tools.index }),
  "/faq": ({ faq, pages }) => ({ name: pages.names.faq, ...faq.meta }),
  "/contact": ({ contact: { title, description }, pages }) => ({
    name: pages.names.contact,
    title,
    description,
  }),
  "/onboarding": ({ onboarding: { title, description }, pages }) => ({
    name: pages.names.onboarding,
    title,
    description,
  }),
  "/terms": ({ pages, terms }) => ({ name: pages.names.terms, ...terms.meta }),
  "/privacy": ({ pages, privacy }) => ({ name: pages.names.privacy, ...privacy.meta }),
  "/refund": ({ pages, refund }) => ({ name: pages.names.refund, ...refund.meta }),
} satisfies Record<string, WordsOf>;

export type PostPath = `/blog/${PostSlug}`;
export type ToolPath = `/tools/${ToolId}`;
export type PublicPath = keyof typeof PAGES | ToolPath | PostPath;

export const postPath = (slug: PostSlug): PostPath => `/blog/${slug}`;
export const toolPath = (id: ToolId): ToolPath => `/tools/${id}`;

/** Every path that search engines may show, without its language; for the sitemap and the tests. */
export const PUBLIC_PATHS: readonly PublicPath[] = [
  ...(Object.keys(PAGES) as (keyof typeof PAGES)[]),
  ...TOOL_IDS.map(toolPath),
  ...POST_FACTS.map(({ slug }) => postPath(slug)),
];

const isPage = (path: PublicPath): path is keyof typeof PAGES => Object.hasOwn(PAGES, path);

/** The words of a public page in these words of a site. */
export const pageWordsOf = (content: Content, path: PublicPath): PageWords => {
  if (isPage(path)) return PAGES[path](content);
  if (path.startsWith("/tools/")) return content.tools.all[path.slice("/tools/".length) as ToolId];
  const { short, title, description } = content.blog.posts[path.slice("/blog/".length) as PostSlug];
  return { name: short, title, description };
};

/** The words of a public page in a language. */
export const pageWordsIn = (lang: Lang, path: PublicPath): PageWords =>
  pageWordsOf(contentIn(lang), path);
