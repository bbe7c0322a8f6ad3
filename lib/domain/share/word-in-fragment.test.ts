import fc from "fast-check";
import { isAnswer } from "@/lib/domain/check/answers";
import { isLinkToken } from "./link";
import { wordInFragment } from "./word-in-fragment";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-";
const TOKEN = "dQw4w9WgXcQ_-2026Share";

const letters = (least: number, most: number) =>
  fc
    .array(fc.constantFrom(...ALPHABET), { minLength: least, maxLength: most })
    .map((all) => all.join(""));

/** What is left and right of a link in sentences, chats and mails, none of it a part of a token. */
const JUNK = [
  ..." .,;:!?()[]{}<>\"'`~*|/\\=+&@^$",
  ..."।॥。、，！？；：“”‘’«»‹›„‚「」『』（）【】…—–·•،؛؟",
  ..."\u00a0\u2003\u3000\t\n\u200b\u200c\u200d\u2060\ufeff\u00ad\u200e\u200f\u202a\u202c\u2066\u2069\u061c\ufe0f",
  "😀",
  "#",
  "है",
];
const junk = fc.array(fc.constantFrom(...JUNK), { maxLength: 4 }).map((all) => all.join(""));

/** What a mail filter or a tracker adds behind. */
const tail = fc.constantFrom(
  "",
  "?fbclid=IwAR0abc",
  "&utm_source=whatsapp&utm_medium=chat",
  "/",
  ":~:text=result",
  "%E0%A4",
  "#top",
  ". See you",
);

const asIs = (text: string) => text;
const lower = (text: string) => text.replace(/%[\dA-F]{2}/g, (escape) => escape.toLowerCase());
const written = fc.constantFrom(
  asIs,
  encodeURIComponent,
  (text: string) => lower(encodeURIComponent(text)),
  (text: string) => encodeURIComponent(encodeURIComponent(text)),
);

const tokenIn = (hash: string) => wordInFragment(hash, isLinkToken);

test("a token is found in whatever surrounds it, as it is or as percent escapes", () => {
  fc.assert(
    fc.property(letters(22, 22), junk, junk, tail, written, (token, before, behind, end, write) => {
      expect(tokenIn(`#${write(before)}${token}${write(behind)}${behind ? end : ""}`)).toBe(token);
      expect(tokenIn(`#${write(`${before}${token}${behind}`)}`)).toBe(token);
    }),
  );
});

test("a token that was cut or grew is none, whatever surrounds it", () => {
  const wrong = fc.oneof(letters(0, 21), letters(23, 60));
  const apart = fc.constantFrom("", ".", " ", "?x=1");
  fc.assert(
    fc.property(wrong, apart, written, (text, behind, write) => {
      expect(tokenIn(`#${write(`${text}${behind}`)}`)).toBeNull();
    }),
  );
});

test.each([
  [`#%2523${TOKEN}`],
  [`#${TOKEN}.`],
  [`#${TOKEN}%E0%A5%A4`],
  [`#${TOKEN.slice(0, 9)}\u200b${TOKEN.slice(9)}`],
  [`#\u2068${TOKEN}\u2069`],
])("%j opens", (hash) => {
  expect(tokenIn(hash)).toBe(TOKEN);
});

test.each(["", "#", "#.", `#${TOKEN}x`, `#${TOKEN.slice(1)}`, `#x ${TOKEN}`, "#%", "#%E0%A4"])(
  "%j opens nothing",
  (hash) => {
    expect(tokenIn(hash)).toBeNull();
  },
);

test("an answer, too, and nothing that only begins like one", () => {
  for (const hash of ["#yes", "#yes.", "#yes%20", "#%23yes", "#“yes”"])
    expect(wordInFragment(hash, isAnswer)).toBe("yes");
  expect(wordInFragment("#yesterday", isAnswer)).toBeNull();
});
