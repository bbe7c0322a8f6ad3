import { asciiDigits } from "./typed-text";

export const PHONE_INPUT = { type: "tel", inputMode: "tel", autoComplete: "tel" } as const;

/** Separators people write between digits, and invisible characters of copied numbers. */
const BETWEEN = /[\s().\-/\p{Pd}\p{Cf}\p{DI}]/gu;
/** A label such as "Mob.", a number, and an extension. */
const TYPED = /^[\p{L}\p{M}:]*(\+?\d+)(?:[;,]?(?:e?xt?n?|extension|#)[:=]?(\d{1,6}))?$/iu;
/** Ten digits; a toll-free number may have eleven. */
const INDIAN = /^(?:[1-9]\d{9}|18[06]0\d{7})$/;
/** E.164: a country code and a number, 8 to 15 digits together. */
const FOREIGN = /^\+[1-9]\d{7,14}$/;
/** Ten digits of an Indian mobile number behind a "+", where "+91" was meant, or another country. */
const BARE_PLUS = /^\+(?!91)[6-9]\d{9}$/;
/** How ten digits begin in other countries (libphonenumber-js 1.13.16). */
const ABROAD = new RegExp(
  [
    /60(?:[4-8][2-9]|9\d)|611[36]|62(?:80|2[1-35-9]|3[1-8]|4[0-8]|5[1-6]|6[1-5]|7[0-7]|9[0-25-8])|6388/,
    /64(?:2[1467]|3[2-79]|4[2-9]|6[235-9]|7[2-57-9]|8[0-79]|9[02-9])|65(?:3[12]|[68]\d|9[0-8])/,
    /66(?:1[0689]|2\d|3[2-9]|4[2-5]|5[2-6]|7[3-7])|68(?:87|38|0[2-9]|5[78])|69(?:0[2-47]|1[389]|2[2-6])/,
    /67(?:0[2-47-9]|3[2-578]|4[24-9]|5[1-689]|6[05-9]|7[6-9]|8[57-9]|9[2-9])|8100|82(?:1[568]|2[1-9])/,
    /84(?:69|1[289])|85(?:30|29)|86(?:1[06]|2[0-57-9]|3[13-579]|4[1-35-8]|5[1-9]|6[369]|7[0-79])/,
    /86(?:8[1-357-9]|9[013-579])|88(?:62|0[3-9]|2[13])|92[89]0|95(?:71|1[1-47-9]|2[245]|4[35]|5[24])/,
    /95(?:6[14579]|8[1-356]|9[25689])|96(?:51|85|0[34679]|1[13-9]|7[1-7])|97(?:21|18|4[28]|5[2-8])/,
  ]
    .map(({ source }) => `^\\+(?:${source})`)
    .join("|"),
);

/** What was typed, without label and separators: a number, empty if there is none, and " ext 12". */
const partsOf = (text: string) => {
  const compact = asciiDigits(text.normalize("NFKC")).replace(BETWEEN, "");
  const [, number = "", extension] = TYPED.exec(compact) ?? [];
  return { number, behind: extension ? ` ext ${extension}` : "" };
};

const numberFrom = (number: string): string | null => {
  const dialled = number.replace(/^\+?00/, "+").replace(/^\+0/, "0");
  const indian = dialled.replace(/^(?:\+91|0?91(?=\d{10}))/, "").replace(/^0(?=\d{10})/, "");
  if (INDIAN.test(indian)) return `+91${indian}`;
  if (BARE_PLUS.test(dialled) && !ABROAD.test(dialled)) return `+91${dialled.slice(1)}`;
  return FOREIGN.test(dialled) && !dialled.startsWith("+91") ? dialled : null;
};

/** A number in E.164, perhaps with " ext 12" behind it; null: none. Foreign ones need their "+". */
export const phoneFrom = (text: string): string | null => {
  const { number, behind } = partsOf(text);
  const phone = numberFrom(number);
  return phone && phone + behind;
};

/** The two numbers that ten digits behind a "+" may mean, spelled out; null if one, or none. */
export const twoReadingsOf = (text: string): { indian: string; abroad: string } | null => {
  const { number, behind } = partsOf(text);
  if (!BARE_PLUS.test(number) || !ABROAD.test(number)) return null;
  const digits = number.slice(1) + behind;
  return { indian: `+91 ${digits}`, abroad: `00${digits}` };
};

/** The same as `phoneFrom`, but null for a number with two readings: its sender is asked which one is meant. */
export const typedPhoneFrom = (text: string): string | null =>
  twoReadingsOf(text) ? null : phoneFrom(text);

/** The country codes of one and two digits (ITU-T E.164); all others have three. */
const COUNTRY = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;
const FOREIGN_COUNTRY_DIGITS = 3;

/** A number in E.164 for people, such as "91 98220 67890": to spreadsheets it is a text. */
export const groupedPhone = (phone: string): string => {
  const [digits, ...behind] = phone.slice(1).split(" ") as [string, ...string[]];
  const code = COUNTRY.exec(digits)?.[0] ?? digits.slice(0, FOREIGN_COUNTRY_DIGITS);
  const number = digits.slice(code.length);
  const groups =
    number.length === 10
      ? [number.slice(0, 5), number.slice(5)]
      : number.match(/\d{1,3}(?=(?:\d{3})*$)/g)!;
  return [code, ...groups, ...behind].join(" ");
};

/** The digits in a text as ASCII digits. */
export const digitsIn = (text: string): string =>
  asciiDigits(text.normalize("NFKC")).replace(/\D/g, "");
