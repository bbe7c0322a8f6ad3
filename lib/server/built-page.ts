import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Lang } from "@/lib/domain/languages";

type Head = { status?: number; headers: Record<string, string> };

/** What a page sends of the headers that stand beside it in the build. */
const SENT = ["content-security-policy", "cache-control"];

/** A page as `next build` made it and scripts/press.mjs finished it: its bytes, status and policy. */
export const builtPage = async (lang: Lang, name: "desk" | "missing"): Promise<Response> => {
  const file = join(/* turbopackIgnore: true */ process.cwd(), ".next/server/app", lang, name);
  const [html, head] = await Promise.all([
    readFile(`${file}.html`),
    readFile(`${file}.meta`, "utf8"),
  ]);
  const { status = 200, headers } = JSON.parse(head) as Head;
  const sent = Object.entries(headers).filter(([key]) => SENT.includes(key));
  return new Response(html, {
    status,
    headers: { "content-type": "text/html; charset=utf-8", ...Object.fromEntries(sent) },
  });
};
