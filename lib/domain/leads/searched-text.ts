import { emailFrom } from "@/lib/domain/core/email";
import { folded } from "@/lib/domain/core/folded-text";
import { digitsIn, phoneFrom } from "@/lib/domain/core/phone";
import { soundKey } from "@/lib/domain/core/sound-key";
import type { Lead } from "./lead";
import { fieldsWith } from "./lead-fields";
import { phoneOf, textOf } from "./lead-row";
import type { Person } from "./person";

/** Fewer digits would match nearly every phone number. */
const LEAST_DIGITS = 4;
const IS_NUMBER = /^[^\p{L}]*\p{N}[^\p{L}]*$/u;
const EXTENSION = /(?<=\d) ext (?=\d)/g;
const INDIAN = /^\+91(?=\d{10})/;

const SEARCHED = fieldsWith("search", true);

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

const digitsOf = (typed: string): string =>
  digitsIn((phoneFrom(typed) ?? typed).replace(INDIAN, ""));

const SPOKEN = ["name", "businessName", "location"] as const;
const SPOKEN_WORD = /[\p{L}\p{M}\p{N}\p{DI}'’]+/gu;
const FIRST_LETTER = "a".charCodeAt(0);
const FIRST_CIRCLED = "ⓐ".charCodeAt(0);

/** The sound of each word, as a whole, in letters that no folded text has; empty for a word that has none. */
const soundsIn = (text: string): string[] =>
  (text.match(SPOKEN_WORD) ?? []).map((word) => {
    const key = soundKey(word).replace(/./g, (letter) =>
      String.fromCharCode(letter.charCodeAt(0) - FIRST_LETTER + FIRST_CIRCLED),
    );
    return key && `～${key}～`;
  });

const initialsIn = (text: string): string[] =>
  (text.match(/(?<!\S)\p{L}(?: \p{L})+(?!\S)/gu) ?? []).map((letters) =>
    letters.replaceAll(" ", ""),
  );

const searchedText = (
  texts: readonly string[],
  phone: string,
  names: readonly string[],
): string => {
  const numbers = [...texts, phone].flatMap(numbersIn);
  const words = folded(texts.join("\n"));
  const sounds = names.flatMap(soundsIn).filter(Boolean);
  return [words, ...initialsIn(words), ...numbers, ...sounds].join("\n");
};

/** The text in which a lead is searched. */
export const searchedIn = (lead: Lead): string =>
  searchedText(
    [lead.reference, ...SEARCHED.map((field) => textOf(lead, field))],
    phoneOf(lead),
    SPOKEN.map((field) => textOf(lead, field)),
  );

/** The text in which a person is searched: what operators corrected and wrote, and the numbers of payments. */
export const searchedInPerson = ({ details, notes, sales }: Person): string => {
  const utrs = sales.flatMap(({ payments }) => payments.map(({ utr }) => utr));
  const texts = [...Object.values(details), ...notes.map(({ text }) => text), ...utrs];
  return searchedText(
    texts.filter(Boolean),
    details.phone ?? "",
    SPOKEN.map((field) => details[field] ?? ""),
  );
};

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

/** The sounds of typed words, for `searchedIn`; null where a word has none, as a number. */
export const soundWords = (typed: string): string[] | null => {
  const sounds = soundsIn(typed);
  return sounds.length > 0 && sounds.every(Boolean) ? sounds : null;
};
