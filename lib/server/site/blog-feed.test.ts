/** @jest-environment jsdom */
// holds: #posts
import { postsIn } from "@/lib/content/slices/posts";
import { LANGS, pathIn } from "@/lib/domain/core/languages";
import { blogFeed, escapeXml } from "./blog-feed";

const SITE_URL = "https://shop.example";

beforeAll(() => {
  process.env.SITE_URL = SITE_URL;
});

const parsed = (xml: string) => new DOMParser().parseFromString(xml, "application/xml");

test.each(LANGS)("the feed is RSS 2.0 with all posts and absolute links (%s)", (lang) => {
  const feed = parsed(blogFeed(lang));
  expect(feed.querySelector("parsererror")).toBeNull();
  expect(feed.documentElement.tagName).toBe("rss");
  expect(feed.documentElement.getAttribute("version")).toBe("2.0");
  const own = (name: string) => feed.querySelector(`channel > ${name}`)?.textContent;
  expect(own("link")).toBe(SITE_URL + pathIn(lang, "/blog"));
  expect(own("language")).toBe(lang);
  expect(own("title")).toBeTruthy();
  expect(own("description")).toBeTruthy();
  const self = feed.getElementsByTagNameNS("http://www.w3.org/2005/Atom", "link")[0];
  expect(self?.getAttribute("href")).toBe(SITE_URL + pathIn(lang, "/feed"));
  expect(self?.getAttribute("rel")).toBe("self");
  const items = [...feed.querySelectorAll("item")].map((item) =>
    ["title", "link", "guid", "pubDate", "description"].map(
      (name) => item.querySelector(name)?.textContent,
    ),
  );
  expect(items).toEqual(
    postsIn(lang).map(({ slug, date, words }) => {
      const address = SITE_URL + pathIn(lang, `/blog/${slug}`);
      return [words.title, address, address, new Date(date).toUTCString(), words.description];
    }),
  );
});

test("any text survives the XML, except characters that XML forbids", () => {
  const text = `5 < 6 & "a" > 'b' </title> ₹ हिंदी`;
  expect(parsed(`<t>${escapeXml(text)}</t>`).documentElement.textContent).toBe(text);
  expect(parsed(`<t a="${escapeXml(text)}"/>`).documentElement.getAttribute("a")).toBe(text);
  expect(escapeXml("a\u0000b\u001fc\td")).toBe("abc\td");
});
