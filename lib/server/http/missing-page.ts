import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Lang } from "@/lib/domain/core/languages";
import { noSuchRoute } from "@/lib/server/core/api-error";
import { handle } from "./route-handler";
import { anyParams } from "@/lib/server/core/value-schemas";

type Head = { status?: number; headers: Record<string, string> };
type Built = { html: Buffer<ArrayBuffer>; status: number; headers: Record<string, string> };

/** The headers of the built page that are sent with it. */
const SENT = ["content-security-policy", "cache-control"];

const read = async (lang: Lang): Promise<Built> => {
  const file = join(/* turbopackIgnore: true */ process.cwd(), ".next/server/app", lang, "missing");
  const [html, head] = await Promise.all([
    readFile(`${file}.html`),
    readFile(`${file}.meta`, "utf8"),
  ]);
  const { status = 200, headers } = JSON.parse(head) as Head;
  const sent = Object.entries(headers).filter(([key]) => SENT.includes(key));
  const type = { "content-type": "text/html; charset=utf-8" };
  return { html, status, headers: { ...type, ...Object.fromEntries(sent) } };
};

const pages = new Map<Lang, Promise<Built>>();

/**
 * The page of an unknown address as `next build` made it and tools/press/press.ts finished it, with its status and policy.
 * Read once. Rejects with the file system's error without a build.
 */
export const missingPage = async (lang: Lang): Promise<Response> => {
  const page = pages.get(lang) ?? read(lang);
  pages.set(lang, page);
  page.catch(() => pages.delete(lang));
  const { html, status, headers } = await page;
  return new Response(html, { status, headers });
};

const unknown = handle({ params: anyParams, sessions: "none" }, async () => {
  throw noSuchRoute();
});

/** Answers an unknown address under /api: a 404 in the form of every other error, not a page. */
export const notFoundRoute = {
  GET: unknown,
  POST: unknown,
  PUT: unknown,
  PATCH: unknown,
  DELETE: unknown,
};
