// holds: #posts, #result
import { LANGS } from "@/lib/domain/core/languages";
import { PUBLIC_PATHS } from "@/lib/content/facts/public-pages";
import { headingsIn, postsIn } from "./posts";
import { stepToolsIn } from "./check-words";

test.each(LANGS)(
  "%s: each tool is a message to send, or a page and its part that is there",
  (lang) => {
    const pages = new Set<string>(["/sheets/cash-sheet", ...PUBLIC_PATHS]);
    for (const { name, target } of Object.values(stepToolsIn(lang))) {
      expect(name).toBeTruthy();
      if (!target.startsWith("/")) continue;
      const [path = "", part] = target.replace(/^\/hi(?=\/)/, "").split("#part-");
      expect(pages).toContain(path);
      const post = postsIn(lang).find(({ slug }) => path === `/blog/${slug}`);
      expect(part === undefined).toBe(post === undefined);
      if (post) expect(headingsIn(post.words.body)[Number(part) - 1]).toBeDefined();
    }
  },
);
