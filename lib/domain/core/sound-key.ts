import { folded } from "./folded-text";

/** The sounds of the Devanagari letters from U+0904 to U+0939, where "C" is च. */
const LETTERS = "aaaiiuurlaiiauuuakkggnCCjjnttddnttddnnpfbbmyrrlllvsssh";
const FIRST_LETTER = 0x904;
const OTHER_SIGNS: Readonly<Record<string, string>> = {
  "ं": "n",
  "ृ": "ra",
  ॐ: "um",
  ॠ: "r",
  ॲ: "a",
};
const IS_VOWEL_SIGN = /[ा-ौ]/;

const soundOf = (letter: string): string =>
  OTHER_SIGNS[letter] ??
  LETTERS[letter.charCodeAt(0) - FIRST_LETTER] ??
  (IS_VOWEL_SIGN.test(letter) ? "a" : "");

type Rules = readonly (readonly [RegExp, string])[];
const applied = (rules: Rules, word: string): string =>
  rules.reduce((text, [from, to]) => text.replace(from, to), word);

/** What is spoken otherwise than written: सिंह as Singh, गाँव as gav, ज्ञ as gy, व्ह as v; the vowel without a sign. */
const DEVANAGARI: Rules = [
  [/ंह/g, "ंघ"],
  [/ांव$/, "ाव"],
  [/ज्ञ/g, "ग्य"],
  [/व्ह/g, "व"],
  [/य(?=प[ुू]र|सवाल|कवा)/g, ""], // जयपुर, जायसवाल, गायकवाड
  [/[क-ह](?![ा-्]|$)|(?<=्)[क-ह]$/g, "$&अ"],
];

/** What Latin letters write in several ways: Kutch, Lakshmi and Laxmi, Chowdhury, Sonia, Jalgaon, Sinh. */
const LATIN: Rules = [
  [/chr/g, "kr"],
  [/[ct]?chh?/g, "C"],
  [/c(?=[eiy])/g, "s"],
  [/[cq]/g, "k"],
  [/x/g, "ks"],
  [/ph/g, "f"],
  [/ow(?![aeiouy])/g, "o"],
  [/w/g, "v"],
  [/rh(?![aeiouy])/g, "r"],
  [/([bdgjkstv])h/g, "$1"],
  [/z/g, "j"],
  [/dny|gny|^jn/g, "gy"],
  [/i(?=[aou])/g, "iy"],
  [/aon?$/, "av"],
  [/nh$/, "ng"],
  [/lhi$/, "li"], // Delhi
];

/** What both leave: consonants, doubled ones once, and the first vowel as a, i or u. */
const BOTH: Rules = [
  [/y(?![aeiou])/g, ""],
  [/([^aeiou])\1+/g, "$1"],
  [/(?<=.[aeiou]*[^aeiou][aeiou]+)h$/, ""], // Fatimah, but Shah
  [/(?<=.)[aeiou]/g, ""],
  [/^e/, "i"],
  [/^o/, "u"],
  [/n(?=[pb])/g, "m"], // Sampat
  [/m(?=k)/g, "n"], // Omkar
  [/C/g, "c"],
];

const IS_LATIN = /^[a-z]*[aeiouy][a-z]*$/;
const IS_DEVANAGARI = /^[\u0900-\u097f]+$/;

const spokenFrom = (word: string): string => {
  if (IS_LATIN.test(word)) return applied(LATIN, word);
  return IS_DEVANAGARI.test(word) ? [...applied(DEVANAGARI, word)].map(soundOf).join("") : "";
};

/** The consonants of a word after its first vowel: "snt" for Sunita, सुनीता; "" for RK, Jha. */
export const soundKey = (word: string): string => {
  const letters = folded(word.normalize("NFD").replace(/[डढ]़/g, "र"));
  const key = applied(BOTH, spokenFrom(letters));
  return key.length > 1 ? key : "";
};
