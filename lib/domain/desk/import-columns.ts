import { folded } from "@/lib/domain/core/folded-text";
import { cleanText } from "@/lib/domain/core/typed-text";

const HEAD_CHARS = 300;

/** Words that a head may have besides, and still means the same. */
const FILLERS = "of|the|your|and|or|full|names?|value|formatted|\\d+|का|की|के|या|नाम|पूरा|आपका|आपकी";

const WHOSE =
  "business|shop|company|firm|office|home|work|billing|shipping|postal|mailing|customers?|clients?|party|दुकान|घर|ग्राहक";

/** A head that has one of these words, and no others but fillers. */
const only = (words: string, fillers = ""): RegExp =>
  new RegExp(`^(?=.* (?:${words}) ) (?:(?:${words}|${FILLERS}${fillers}) )+$`);

/** What a column is for, by what its head contains; the first rule that fits counts. Heads are as `headOf` writes them. */
const RULES = {
  /** A question, or something about a number, an address or a name. */
  other:
    /^(?: \S+){7,} $| (?:label|type|kind|prefix|suffix|phonetic|yomi|display|nick ?name|maiden|user ?name|birthdays?|anniversary|date|time|status|verified|sent|opt|model|brand|assistants?|managers?|spouse|fathers?|husbands?|समय|तारीख|दिन|जन्मदिन|कब|कैसा|प्रकार|पिता) /,
  email: /mail(?!ing)|मेल /,
  phone:
    /phone|mobile|whats ?app|watsapp|मोबा|फोन|व्हाट्स|वॉट्स| (?:mob|cell|tel|ph)(?: ?(?:no|num))? | (?:wa|मो) | (?:cont(?:act)?|alt(?:ernate)?) (?:nos?|num|numbers?) |संपर्क (?:नं|नंबर) |^ (?:numbers?|नंबर) $/,
  name: only(
    "names?|naam|नाम",
    "|customers?|clients?|party|parties|buyers?|owners?|contact|persons?|members?|ग्राहक|पार्टी|मालिक|ledger|legal",
  ),
  someone: only("customers?|clients?|party|buyer|owner|contact person|ग्राहक|पार्टी|मालिक"),
  firstName: / (?:first|given|fore) ?name |पहला नाम /,
  middleName: / (?:middle|additional) ?name /,
  lastName: / (?:last|family) ?name | surname |उपनाम |सरनेम /,
  location: only(
    "city|town|place|location|village|district|जगह|शहर|गांव|कस्बा",
    `|address|state|${WHOSE}`,
  ),
  address: only("address|पता", `|line|${WHOSE}`),
  businessName: only(
    "business|shop|company|organi[sz]ation|firm|store|trade|dukan|दुकान|बिजनेस|कंपनी|फर्म|व्यापार|संस्था",
  ),
  contact: only("contacts?|contact details|संपर्क"),
  anyName: / names? | naam | नाम /,
  note: only("notes?|remarks?|comments?|नोट|टिप्पणी"),
} as const;
type Rule = keyof typeof RULES;
const ORDER = Object.keys(RULES) as Rule[];

/** A head for comparisons: its words with a blank around each, in one spelling. */
const headOf = (cell: string): string =>
  ` ${folded(
    cell
      .replaceAll(/['’]s\b/g, "")
      .replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ")
      .replaceAll(/[^\p{L}\p{M}\p{N}\p{Cf}'’]+/gu, " "),
  ).trim()} `;

type ColumnRole = (typeof ROLES)[number] | "name" | "other";
const ROLES = ["phone", "email", "businessName", "location", "note"] as const;

/** A column: its place from 0, its head as it was written, and what it is read as. */
export type ImportColumn = Readonly<{ at: number; head: string; role: ColumnRole }>;

const NAMES: readonly (readonly Rule[])[] = [
  ["name", "firstName", "middleName", "lastName"],
  ["someone", "firstName", "middleName", "lastName"],
  ["firstName", "middleName", "lastName"],
  ["anyName"],
];

/** What the columns are, by their worth. null: none for a name, or none for a phone or address. */
export const columnsIn = (
  heads: readonly string[],
  isPhone: (at: number) => boolean,
): ImportColumn[] | null => {
  const ruleOf = (cell: string, at: number): Rule => {
    const head = headOf(cell);
    const rule = ORDER.find((one) => RULES[one].test(head)) ?? "other";
    if (rule === "contact") return isPhone(at) ? "phone" : "someone";
    return rule;
  };
  const ruled = heads
    .map((cell) => cleanText(cell.slice(0, HEAD_CHARS)))
    .map((cell, at) => ({ at, head: cell.replace(/[\s:*]+$/, ""), rule: ruleOf(cell, at) }));
  const has = (rule: Rule) => ruled.some((one) => one.rule === rule);
  const names = NAMES.find(([first]) => has(first!)) ?? [];
  const once = new Set<Rule>();
  const roleOf = (rule: Rule): ColumnRole => {
    if (names.includes(rule) && !once.has(rule)) return once.add(rule) && "name";
    if (rule === "address") return "location";
    return ROLES.find((role) => role === rule) ?? "other";
  };
  const columns = ruled
    .toSorted((one, other) => ORDER.indexOf(one.rule) - ORDER.indexOf(other.rule))
    .map(({ at, head, rule }): ImportColumn => ({ at, head, role: roleOf(rule) }));
  const isThere = (...roles: ColumnRole[]) => columns.some(({ role }) => roles.includes(role));
  return isThere("name", "businessName") && isThere("phone", "email") ? columns : null;
};
