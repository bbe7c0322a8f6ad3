// holds: #posts, #result
import { TOOL_IDS } from "@/lib/domain/check/first-steps";
import { LANGS } from "@/lib/domain/core/languages";
import { contentIn } from "@/lib/content";
import { headingsIn, postsIn } from "./posts";
import { stepToolsIn } from "./step-tools";

test.each(LANGS)("%s: each tool is a message to send, or a part that its post has", (lang) => {
  const tools = stepToolsIn(lang);
  expect(Object.keys(tools).toSorted()).toEqual([...TOOL_IDS].toSorted());
  expect(Object.keys(contentIn(lang).result.tools).toSorted()).toEqual([...TOOL_IDS].toSorted());
  for (const href of Object.values(tools)) {
    if (!href.startsWith("/") || href.endsWith("/sheets/cash-sheet")) continue;
    const [, slug, part] = /\/blog\/([\w-]+)#part-(\d)$/.exec(href) ?? [];
    const post = postsIn(lang).find((one) => one.slug === slug);
    const headings = post ? headingsIn(post.words.body) : [];
    expect(headings[Number(part) - 1]).toBeDefined();
  }
});
