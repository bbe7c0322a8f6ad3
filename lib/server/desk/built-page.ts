import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Lang } from "@/lib/domain/core/languages";

type Head = { status?: number; headers: Record<string, string> };

/** The headers of the built page that are sent with it. */
const SENT = ["content-security-policy", "cache-control"];

type Built = { html: Buffer<ArrayBuffer>; status: number; headers: Record<string, string> };

const read = async (lang: Lang, name: string): Promise<Built> => {
  const file = join(/* turbopackIgnore: true */ process.cwd(), ".next/server/app", lang, name);
  const [html, head] = await Promise.all([
    readFile(`${file}.html`),
    readFile(`${file}.meta`, "utf8"),
  ]);
  const { status = 200, headers } = JSON.parse(head) as Head;
  const sent = Object.entries(headers).filter(([key]) => SENT.includes(key));
  const type = { "content-type": "text/html; charset=utf-8" };
  return { html, status, headers: { ...type, ...Object.fromEntries(sent) } };
};

const pages = new Map<string, Promise<Built>>();

/**
 * A page as `next build` made it and tools/press/press.ts finished it, with its status and policy. Read once. Rejects
 * with the file system's error without a build.
 */
export const builtPage = async (lang: Lang, name: "desk" | "missing"): Promise<Response> => {
  const key = `${lang}/${name}`;
  const page = pages.get(key) ?? read(lang, name);
  pages.set(key, page);
  page.catch(() => pages.delete(key));
  const { html, status, headers } = await page;
  return new Response(html, { status, headers });
};
