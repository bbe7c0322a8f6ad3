import blns from "big-list-of-naughty-strings" with { type: "json" };
import { INJECTIONS } from "./injections";

/** Strings missing from the list: difficult ones for JavaScript, our database, our languages and our limits. */
const OWN = [
  ..."[object Object]|1/0|constructor|toString|hasOwnProperty|users/../leads|fallback-1".split("|"),
  "{{7*7}}${7*7}<%= 7*7 %>#{7*7}",
  "\u0001\u0008\u000b\u001b[31m\u007f\u0085",
  "\ufeff\u200b\u200d\u2060x",
  "\u202etest\u202c",
  "half a character \ud800",
  "a zero \u0000 in it",
  "👩🏽‍🏫🏳️‍🌈🇮🇳 क्षत्रिय शृंखला ₹७,४९९",
  "line\r\nline\nline\u2028line\u2029line",
  "asha@example.in\r\nBcc: all@example.in",
  '=HYPERLINK("http://evil.example")',
  "＝1+1",
  "https://evil.example/" + "a/".repeat(2_000),
  "a".repeat(10_000),
  "क".repeat(2_001),
];

/** Strings that often break software: the Big List of Naughty Strings (MIT), ours, and instructions to an AI. */
export const NAUGHTY_STRINGS: readonly string[] = [...new Set([...blns, ...OWN, ...INJECTIONS])];
