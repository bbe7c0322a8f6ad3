import { emailFrom } from "@/lib/domain/core/email";
import { folded } from "@/lib/domain/core/folded-text";
import { digitsIn, phoneFrom } from "@/lib/domain/core/phone";
import type { Lead } from "./lead";
import { fieldsWith } from "./lead-fields";
import { phoneOf, textOf } from "./lead-row";

/** Fewer digits would match nearly every phone number. */
const LEAST_DIGITS = 4;
const IS_NUMBER = /^[^\p{L}]*\p{N}[^\p{L}]*$/u;
const EXTENSION = /(?<=\d) ext (?=\d)/g;
const INDIAN = /^\+91(?=\d{10})/;

const SEARCHED = fieldsWith("search", true);

/** Words, and numbers, which may be typed in several groups. */
const partsOf = (text: string) => {
  const parts: { words: string[]; isNumber: boolean }[] = [];
  for (const word of text.replace(EXTENSION, " ").split(/\s+/).filter(Boolean)) {
    const last = parts.at(-1);
    const isNumber = IS_NUMBER.test(word);
    if (isNumber && last?.isNumber) last.words.push(word);
    else parts.push({ words: [word], isNumber });
  }
  return parts;
};

/** The digits of a number in letters that no folded text has, so that a short number is found only in words. */
const numberOf = (digits: string): string => digits.replace(/\d/g, (one) => "⓪①②③④⑤⑥⑦⑧⑨"[+one]!);

const numbersIn = (text: string): string[] =>
  partsOf(text)
    .filter(({ isNumber }) => isNumber)
    .map(({ words }) => digitsIn(words.join("")))
    .filter(({ length }) => length >= LEAST_DIGITS)
    .map(numberOf);

/** The digits of a number; of an Indian phone number those that everybody types. */
const digitsOf = (typed: string): string =>
  digitsIn((phoneFrom(typed) ?? typed).replace(INDIAN, ""));

/** The text in which a lead is searched: its words, folded, and the numbers in them and in its phone. */
export const searchedIn = (lead: Lead): string => {
  const texts = [
    lead.reference,
    ...SEARCHED.map((field) => textOf(lead, field)),
    ...lead.notes.map(({ text }) => text),
  ];
  const numbers = [...texts, phoneOf(lead)].flatMap(numbersIn);
  return [folded(texts.join("\n")), ...numbers].join("\n");
};

/** The address of a chat, before its number. */
const CHAT = /^(?:https?:\/\/)?wa\.me\/\+?(?=\d)/i;

/** What was typed, as the parts of `searchedIn` that a lead must have, each of them. */
export const searchedWords = (typed: string): string[] => {
  // With its label: "Mob. 98220 12345".
  const phone = phoneFrom(typed.trim().replace(CHAT, "+"));
  return partsOf(phone ?? typed)
    .flatMap(({ words, isNumber }) => {
      const digits = isNumber ? digitsOf(words.join(" ")) : "";
      return digits.length >= LEAST_DIGITS
        ? numberOf(digits)
        : words.map((word) => folded(emailFrom(word) ?? word));
    })
    .filter(Boolean);
};
