import { asciiDigits } from "./typed-text";

/** Quotes and apostrophes as keyboards type them, and accents that are typed as one. */
const QUOTES = /['"`´‘’‚‛“”„‟«»‹›ʹʻʼʽˈ′″＇＂]/gu;
/** Accents, the dots below Indian letters, and what is not seen, such as joiners; quotes in what was one letter. */
const MARKS = /[\u0300-\u036f\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbcʼ′\p{DI}]/gu;
/** What is typed between the parts of a name, or left out, with a space at each side: "R. K.", "A-1", "Gupta & Sons". */
const BETWEEN = / ?[.॰/⁄∕&−\p{Pd}\p{Ps}\p{Pe}]+ ?/gu;
const PLAIN = /^[\x20-\x7e\n]*$/;
const PLAIN_QUOTES = /['"`]/g;

/** Scripts whose anusvara stands for a nasal letter before another one: their first code points. */
const DEVANAGARI = 0x900;
const GUJARATI = 0xa80;
const TELUGU = 0xc00;
const KANNADA = 0xc80;
const BENGALI = 0x980;
/** In each of these scripts the same letter has the same place. */
const ANUSVARA = 0x02;
const VIRAMA = 0x4d;
const NASALS = { ng: 0x19, ny: 0x1e, nn: 0x23, n: 0x28, m: 0x2e };
const K = [0x15, 0x18] as const;
const C = [0x1a, 0x1d] as const;
const T = [0x1f, 0x22] as const;
const TH = [0x24, 0x27] as const;
const P = [0x2a, 0x2d] as const;
const S = [0x36, 0x38] as const;

/** A nasal letter without its vowel, before one of these ranges of letters. */
const nasalBefore = (script: number, nasal: number, ...ranges: (readonly [number, number])[]) => {
  const at = (place: number) => String.fromCodePoint(script + place);
  const letters = ranges.map(([from, to]) => `${at(from)}-${at(to)}`).join("");
  return `${at(nasal)}${at(VIRAMA)}(?=[${letters}])`;
};

const { ng, ny, nn, n, m } = NASALS;
/** A nasal letter that is also written as an anusvara: हिन्दी, पाण्डे, पान्डे, मुम्बई. In Bengali only before k and g. */
const NASAL = new RegExp(
  [
    ...[DEVANAGARI, GUJARATI, TELUGU, KANNADA].flatMap((script) => [
      nasalBefore(script, ng, K),
      nasalBefore(script, ny, C),
      nasalBefore(script, nn, T),
      nasalBefore(script, n, K, C, T, TH, S),
      nasalBefore(script, m, P),
    ]),
    nasalBefore(BENGALI, ng, K),
  ].join("|"),
  "gu",
);
/** Other signs for a nasal vowel: the moon with a dot (Devanagari, Gurmukhi, Gujarati), and the tippi. */
const NASAL_SIGNS = /[\u0901\u0a01\u0a70\u0a81]/gu;

const anusvaraFor = (nasal: string): string =>
  String.fromCodePoint((nasal.codePointAt(0)! & ~0x7f) + ANUSVARA);

/** A text for comparisons: "D’Souza" is "d'souza", "R. K." is "rk", "ज़ाहिदा" is "जाहिदा". */
export const folded = (text: string): string =>
  PLAIN.test(text)
    ? text.replace(PLAIN_QUOTES, "").replace(BETWEEN, "").toLowerCase()
    : asciiDigits(
        text
          .replace(QUOTES, "")
          .normalize("NFKD")
          .toLowerCase()
          .replace(MARKS, "")
          .replace(BETWEEN, "")
          // Marks that a joiner held apart have an order as well.
          .normalize("NFKD"),
      )
        .replace(NASAL, anusvaraFor)
        .replace(NASAL_SIGNS, anusvaraFor);
