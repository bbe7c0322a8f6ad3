import fc from "fast-check";
import { anyText } from "@/test/builders/any-text";
import { NAUGHTY_STRINGS } from "@/test/builders/naughty-strings";
import {
  CALLS,
  type Fields,
  FORM_TYPE,
  FORMS,
  type Hostile,
  inHeader,
  inPath,
  JSON_TYPE,
  OURS,
} from "./hostile-calls";

const strangeText = fc.oneof(fc.constantFrom(...NAUGHTY_STRINGS), anyText({ maxLength: 120 }));
const fields = [
  ...new Set([...CALLS.flatMap(([, good]) => Object.keys(good)), "profile", "source"]),
];
const nearly = (good: Fields) =>
  fc
    .tuple(
      fc.dictionary(fc.constantFrom(...fields), fc.oneof(strangeText, fc.jsonValue()), {
        maxKeys: 3,
      }),
      fc.subarray(Object.keys(good)),
    )
    .map(([other, gone]) => {
      const kept = Object.entries(good).filter(([name]) => !gone.includes(name));
      return JSON.stringify({ ...Object.fromEntries(kept), ...other });
    });
const anyBody = (good: Fields) =>
  fc.oneof(
    { weight: 4, arbitrary: nearly(good) },
    { weight: 2, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(nearly(good), fc.nat())
        .map(([text, cut]) => text.slice(0, cut % (text.length + 1))),
    },
  );
const aHeader = fc
  .tuple(
    fc.constantFrom(
      "Cookie",
      "Accept",
      "Accept-Language",
      "Range",
      "If-None-Match",
      "Idempotency-Key",
      "Authorization",
      "Next-Url",
      "Next-Router-State-Tree",
      "X-Request-Id",
      "Referer",
      "Content-Encoding",
      "Forwarded",
      "Origin",
      "Sec-Fetch-Site",
      "Purpose",
      "RSC",
    ),
    strangeText,
  )
  .map(([name, text]) => `${name}: ${inHeader(text)}`);
const aType = fc.oneof(
  { weight: 6, arbitrary: fc.constant(JSON_TYPE) },
  { weight: 1, arbitrary: fc.constantFrom(FORM_TYPE, "Content-Type: multipart/form-data") },
  { weight: 1, arbitrary: strangeText.map((text) => `Content-Type: ${inHeader(text)}`) },
);

const aCall = fc
  .constantFrom(...CALLS, ...FORMS)
  .chain(([line, good]) =>
    fc
      .tuple(anyBody(good), aType, fc.array(aHeader, { maxLength: 2 }))
      .map(([body, type, more]) => ({ what: line, line, headers: [OURS, type, ...more], body })),
  );
const aPage = fc
  .tuple(
    fc.constantFrom("GET", "HEAD", "POST", "OPTIONS", "DELETE", "PUT"),
    fc.constantFrom(
      "/",
      "/hi/",
      "/api/",
      "/api/visitors/",
      "/_next/",
      "/_next/image?url=",
      "/blog/",
    ),
    fc.oneof(
      strangeText.map(inPath),
      fc.webPath(),
      fc.stringMatching(/^(?:%[0-9A-F]{1,2}){1,4}$/),
      strangeText.map(inHeader),
    ),
    fc.array(aHeader, { maxLength: 4 }),
  )
  .map(([method, start, rest, more]): Hostile => ({
    what: `${method} ${start}…`,
    line: `${method} ${start}${rest.replace(/\s/g, "+").slice(0, 3_000)}`,
    headers: more,
    body: "",
  }));

/** Generates requests close to valid ones; the same ones for the same seed. */
export const generatedRequests = (count: number, seed: number): Hostile[] =>
  fc.sample(fc.oneof({ weight: 3, arbitrary: aCall }, { weight: 1, arbitrary: aPage }), {
    numRuns: count,
    seed,
  });
