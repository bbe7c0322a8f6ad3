import { isBusinessType } from "@/lib/domain/core/business-types";
import { EMAIL_INPUT, emailFrom } from "@/lib/domain/core/email";
import { isText, NAME_CHARS, nameFrom } from "@/lib/domain/core/typed-text";
import { PHONE_INPUT, typedPhoneFrom } from "@/lib/domain/core/phone";

export const LEAD_KINDS = ["contact", "onboarding", "check", "newsletter"] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

const MESSAGE_CHARS = 2_000;
const EMAIL_CHARS = 254;

const messageFrom = (text: string): string | null => (isText(text, MESSAGE_CHARS) ? text : null);

const businessTypeFrom = (text: string): string | null =>
  text === "" || isBusinessType(text) ? text : null;

type FieldRules = {
  kinds: readonly LeadKind[];
  chars: number;
  /** The value in a typed text, or null; Get Started, which refuses nothing, takes any line. */
  from: (text: string) => string | null;
  /** The attributes of its input: the phone's keyboard and the browser's autofill. */
  input?: Readonly<Record<string, string | boolean>>;
  search?: true;
  fact?: true;
  /** The export and the desk show it: before the package, or after the score. */
  column?: "person" | "business";
};

const line = { chars: NAME_CHARS, from: nameFrom } as const;
const word = { autoCapitalize: "words" } as const;

/** The fields that a person fills in, each declared once; their words are in lib/content/<language>/lead-fields.ts. */
export const LEAD_FIELDS = {
  firstName: { ...line, kinds: ["onboarding"], input: { autoComplete: "given-name", ...word } },
  lastName: { ...line, kinds: ["onboarding"], input: { autoComplete: "family-name", ...word } },
  name: {
    ...line,
    kinds: ["contact", "check"],
    input: { autoComplete: "name" },
    search: true,
    fact: true,
    column: "person",
  },
  businessName: {
    ...line,
    kinds: ["contact", "onboarding", "check"],
    input: {
      autoComplete: "organization",
      ...word,
    },
    search: true,
    fact: true,
    column: "person",
  },
  businessType: {
    kinds: ["contact", "onboarding"],
    chars: NAME_CHARS,
    from: businessTypeFrom,
    fact: true,
    column: "business",
  },
  phone: {
    kinds: ["contact", "onboarding", "check"],
    chars: NAME_CHARS,
    from: typedPhoneFrom,
    input: PHONE_INPUT,
    fact: true,
    column: "person",
  },
  email: {
    kinds: LEAD_KINDS,
    chars: EMAIL_CHARS,
    from: emailFrom,
    input: EMAIL_INPUT,
    search: true,
    fact: true,
    column: "person",
  },
  location: {
    ...line,
    kinds: ["contact", "onboarding", "check"],
    input: {
      autoComplete: "address-level2",
      ...word,
    },
    search: true,
    fact: true,
    column: "business",
  },
  experience: {
    ...line,
    kinds: ["onboarding"],
    fact: true,
    column: "business",
  },
  message: {
    kinds: ["contact"],
    chars: MESSAGE_CHARS,
    from: messageFrom,
    search: true,
    column: "business",
  },
} as const satisfies Readonly<Record<string, FieldRules>>;

export type LeadField = keyof typeof LEAD_FIELDS;

export const FORM_FIELDS = {
  contact: ["name", "phone", "email", "businessType", "message"],
  newsletter: ["email"],
  onboarding: [
    ...(["firstName", "lastName", "businessName", "phone", "email"] as const),
    ...(["location", "businessType", "experience"] as const),
  ],
  desk: ["name", "phone", "email", "businessName", "location"],
} as const satisfies Readonly<Record<string, readonly LeadField[]>>;

type FieldOf<Kind extends LeadKind> = {
  [F in LeadField]: Kind extends (typeof LEAD_FIELDS)[F]["kinds"][number] ? F : never;
}[LeadField];

export type TextsOf<Kind extends LeadKind> = Readonly<Record<FieldOf<Kind>, string>>;

const ALL = Object.keys(LEAD_FIELDS) as LeadField[];

type Rule = "search" | "fact" | "column";
type FieldWith<Name extends Rule> = {
  [F in LeadField]: (typeof LEAD_FIELDS)[F] extends Record<Name, unknown> ? F : never;
}[LeadField];

/** The fields with this rule, in the order of the table. */
export const fieldsWith = <Name extends Rule>(name: Name, value: FieldRules[Name]) =>
  ALL.filter((field) => {
    const rules: FieldRules = LEAD_FIELDS[field];
    return rules[name] === value;
  }) as FieldWith<Name>[];

/** The fields that a kind of lead stores, each with the value that a function gives. */
export const textsOf = <Kind extends LeadKind, Value>(
  kind: Kind,
  valueOf: (field: FieldOf<Kind>) => Value,
): Record<FieldOf<Kind>, Value> => {
  const isStored = (field: LeadField): field is FieldOf<Kind> =>
    LEAD_FIELDS[field].kinds.some((one) => one === kind);
  const texts = ALL.filter(isStored).map((field) => [field, valueOf(field)]);
  return Object.fromEntries(texts) as Record<FieldOf<Kind>, Value>;
};
