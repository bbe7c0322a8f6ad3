import { z } from "zod";
import { stagesOf } from "../../domain/check/refunds.ts";
import { SECTIONS } from "../../domain/check/sections.ts";
import { readableOf, SOURCE_COLOURS } from "../../domain/core/brand-colours.ts";
import defaultPackages from "./default-packages.json" with { type: "json" };

/**
 * The shape of site.json, the operator's facts (docs/product/operator.md#operator-facts). `null` or an absent key: not known yet;
 * texts then do without it. Server and build only: pages get what they need of it, and the browser never this file.
 */

/** A printed text: one line, without the characters that mark holes and optional parts in lib/content. */
const text = z
  .string("must be a text in quotes")
  .trim()
  .min(1, "is empty: write null for what you do not know")
  .max(600, "is too long: 600 characters at most")
  .regex(/^[^{}[\]|<>\x00-\x1f\x7f-\x9f]*$/, "must be one line without { } [ ] | < >")
  .refine(
    (written) => !/^(placeholder|todo|tbd|xxx+|\?+|\.{3}|…|-+)$/i.test(written),
    "is a placeholder: write null for what you do not know",
  );

const inBoth = <T extends z.ZodType>(schema: T) =>
  z.strictObject(
    { en: schema, hi: schema },
    {
      error: (issue) =>
        issue.code === "invalid_type" ? 'must be {"en": "…", "hi": "…"}' : undefined,
    },
  );

const bothLanguages = inBoth(text);

const known = <T extends z.ZodType>(schema: T) =>
  schema.nullish().transform((fact) => fact ?? null);

const whole = (least: number, most: number, unit: string) =>
  z
    .int(`must be a whole number of ${unit}`)
    .min(least, `must be ${least} ${unit} or more`)
    .max(most, `must be ${most} ${unit} or less`);

/** An Indian number as it is printed; `dial` is what a phone dials, `digits` what wa.me takes. */
const phone = z
  .string("must be a phone number in quotes")
  .regex(/^\+91( ?\d){10}$/, 'must be an Indian number such as "+91 98765 43210"')
  .transform((shown) => {
    const dial = shown.replaceAll(" ", "");
    return { shown, dial, digits: dial.slice(1) };
  });

const email = z.email("must be an email address such as hello@example.in");
const link = z.url({ protocol: /^https$/, hostname: /\./, error: "must be an https address" });

/** A colour of the firm, in which texts must be readable. */
const colour = (part: "ink" | "accent") =>
  z
    .string("must be a colour in quotes")
    .regex(/^#[0-9a-f]{6}$/i, {
      abort: true,
      error: `must be a colour such as "${SOURCE_COLOURS[part]}"`,
    })
    .transform((written) => written.toLowerCase())
    .superRefine((written, context) => {
      const nearest = readableOf(part, written);
      if (nearest)
        context.addIssue(
          `is too light to be read (contrast below 4.5); the nearest that can be is "${nearest}"`,
        );
    })
    .default(SOURCE_COLOURS[part]);

const clock = z
  .string('must be a time such as "9:00 AM"')
  .regex(/^(1[0-2]|[1-9]):[0-5]\d (AM|PM)$/, 'must be a time such as "9:00 AM"');

/** "9:30 AM" → 570. */
export const minuteOf = (time: string): number => {
  const [, hour = "", minute = "", half] = /^(\d+):(\d+) (AM|PM)$/.exec(time) ?? [];
  return ((Number(hour) % 12) + (half === "PM" ? 12 : 0)) * 60 + Number(minute);
};

export const DAYS = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

const day = z.enum(DAYS, `must be one of ${DAYS.join(", ")}`);

const span = z
  .strictObject({ first: day, last: day, opens: clock, closes: clock })
  .refine(({ opens, closes }) => minuteOf(opens) < minuteOf(closes), {
    path: ["closes"],
    message: "must be later than opens",
  })
  .refine(({ first, last }) => DAYS.indexOf(first) <= DAYS.indexOf(last), {
    path: ["last"],
    message: "must be the same day as first or a later one of the week, which begins on Monday",
  });

type OpenSpan = z.output<typeof span>;

const daysOf = ({ first, last }: OpenSpan) =>
  DAYS.slice(DAYS.indexOf(first), DAYS.indexOf(last) + 1);

const spans = z
  .array(span)
  .min(1, "is empty: name the days on which you are open")
  .superRefine((all, context) => {
    const named = all.flatMap(daysOf);
    const twice = DAYS.filter((one) => named.indexOf(one) !== named.lastIndexOf(one));
    if (twice.length > 0)
      context.addIssue(`name each day once: ${twice.join(", ")} is in two entries`);
  })
  .transform((all) => all.toSorted((a, b) => DAYS.indexOf(a.first) - DAYS.indexOf(b.first)));

const hours = z.union([span.transform((one) => [one]), spans]);

/** The minutes of the day from and to which we are open, for each day of the week, Monday first; null: closed. */
export const openWeek = (all: readonly OpenSpan[]) =>
  DAYS.map((one) => {
    const open = all.find((some) => daysOf(some).includes(one));
    return open ? { from: minuteOf(open.opens), to: minuteOf(open.closes) } : null;
  });

/** A day may have begun in India and not yet in UTC. */
const DAY_MS = 24 * 60 * 60 * 1000;

const isoDay = z.iso
  .date({ abort: true, error: "must be a day such as 2026-11-30" })
  .refine((date) => Date.parse(date) <= Date.now() + DAY_MS, "is in the future");

/** A figure with how, when and among whom it was counted. */
const claim = z.strictObject({
  figure: text.max(12, "is too long for a figure: 12 characters at most"),
  basis: known(bothLanguages),
});

const rupees = whole(1, 1_000_000, "rupees");

const office = z.strictObject({
  street: bothLanguages,
  city: bothLanguages,
  state: bothLanguages,
  pin: z
    .string()
    .regex(/^[1-9]\d{5}$/, 'must be a PIN code of 6 digits in quotes, such as "208001"'),
});

/** A file of the folder public. */
const picture = z
  .string("must be a file in quotes")
  .regex(
    /^\/[a-z0-9/_-]+\.(jpg|jpeg|png|webp|avif|svg)$/,
    'must be a picture in the folder public, such as "/people/asha-rao.jpg"',
  );

const person = z.strictObject({ name: bothLanguages, email });

/** The address of a hosted payment page, with `{reference}` once in its path or query. */
const payPage = z
  .string("must be an https address in quotes")
  .regex(
    /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?[/?][^\s{}#<>"\\]*\{reference\}[^\s{}#<>"\\]*$/i,
    "must be an https address with {reference} once, behind the host",
  );

const short = text.max(80, "is too long for a card: 80 characters at most");

const lines = (least: number, most: number) =>
  z
    .array(text.max(300, "is too long: 300 characters at most"))
    .min(least, `must have ${least} lines or more`)
    .max(most, `must have ${most} lines or less`);

/** What a package is in a language, from its card to its whole page. */
const packageWords = z.strictObject({
  note: short,
  line: text.max(200, "is too long for a card: 200 characters at most"),
  forWhom: text,
  short: lines(1, 6),
  gets: lines(1, 8),
  when: z
    .array(z.strictObject({ time: short, text }))
    .min(1, "must have 1 line or more")
    .max(24, "must have 24 lines or less"),
  not: lines(1, 8),
});

/** The other anchors of /services, where each package has one. */
const PARTS = new Set(["last-call", "main", "offline-note", "pay", "unsure", "welcome"]);

const AREAS = SECTIONS.map(({ id }) => id);

const pack = z
  .strictObject({
    id: z
      .string("must be a text in quotes")
      .regex(
        /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
        'must be small letters, digits and single "-", such as "brand-pack"',
      )
      .max(40, "is too long: 40 characters at most")
      .refine((id) => !PARTS.has(id), "is the name of a part of the page: choose another"),
    name: short,
    resultName: known(short),
    plainName: inBoth(short),
    area: known(z.enum(AREAS, `must be one of ${AREAS.join(", ")}, or null`)),
    price: rupees,
    months: whole(0, 24, "months"),
    popular: z.boolean("must be true or false").default(false),
    pay: known(payPage),
    words: inBoth(packageWords),
  })
  .superRefine(({ months, words }, context) => {
    const stages = stagesOf({ months });
    for (const lang of ["en", "hi"] as const)
      if (words[lang].when.length !== stages)
        context.addIssue({
          code: "custom",
          path: ["words", lang, "when"],
          message: `must have ${stages} lines, one for each stage, as refunds go by them`,
        });
  })
  .transform((one) => ({ ...one, resultName: one.resultName ?? one.name }));

/** A package as the operator sells it. */
export type SitePackage = z.output<typeof pack>;

const isDoubled = <T>(values: readonly T[]): boolean => new Set(values).size < values.length;

const packages = z
  .array(pack)
  .min(1, "must have 1 package or more: leave it out for ours")
  .max(5, "must have 5 packages or less")
  .refine((all) => !isDoubled(all.map(({ id }) => id)), "two packages have the same id")
  .refine(
    (all) => !isDoubled(all.flatMap(({ area }) => area ?? [])),
    "two packages have the same area",
  )
  .refine(
    (all) => all.filter(({ popular }) => popular).length < 2,
    "two packages are popular: one may be",
  );

const pay = z.strictObject({
  upi: known(
    z.strictObject({
      address: z
        .string("must be a UPI address in quotes")
        .regex(
          /^[a-z0-9][a-z0-9._-]{1,255}@[a-z][a-z0-9]{1,63}$/i,
          "must be a UPI address such as shop@bank",
        ),
      isMerchant: z.boolean("must be true or false"),
    }),
  ),
  bank: known(
    z.strictObject({
      holder: text.max(100, "is too long: 100 characters at most"),
      account: z
        .string("must be an account number in quotes")
        .regex(/^\d{9,18}$/, "must be an account number of 9 to 18 digits, in quotes"),
      ifsc: z
        .string("must be an IFSC in quotes")
        .regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, "must be an IFSC such as HDFC0001234"),
    }),
  ),
});

/** The descriptions are for editors: what a fact is, and where it shows. */
export const SITE = z
  .strictObject({
    name: text
      .max(30, "is too long for the header: 30 characters at most")
      .describe("The name of the business. Shows everywhere."),
    referenceLetters: z
      .string("must be 2 or 3 capital letters in quotes")
      .regex(/^[A-Z]{2,3}$/, "must be 2 or 3 capital letters")
      .default("BG")
      .describe(
        "The letters before the number of a message, as in BG-7K3Q9XM. Numbers given before a change stay.",
      ),
    ink: colour("ink").describe("The colour of texts, dark. Shows everywhere."),
    accent: colour("accent").describe(
      "The colour of links, buttons and drawings; white must be readable on it. Shows everywhere.",
    ),
    logo: known(picture).describe(
      "A picture in the folder public that the header shows instead of the name; null: the name.",
    ),
    author: known(bothLanguages).describe(
      "Who writes the posts. Shows in the blog; null: the business.",
    ),
    phone: phone.describe(
      "The phone number for customers. Shows in the footer, on contact and on the law pages.",
    ),
    whatsapp: phone.describe("The number behind every WhatsApp button."),
    email: email.describe(
      "The address for customers. Shows in the footer, on contact and on the law pages.",
    ),
    social: z
      .strictObject({
        instagram: known(link),
        facebook: known(link),
        youtube: known(link),
        linkedin: known(link),
      })
      .describe("Our own pages elsewhere. Show in the footer; null: there is none."),
    hours: hours.describe(
      "Open from the first to the last day of the week; or a list of such entries where days differ, and a day without an entry is closed. Shows in the footer, on contact, services and the law pages.",
    ),
    replyHours: whole(1, 72, "hours").describe(
      "Within how many hours of open days we answer. Shows on contact and services; the desk counts by it.",
    ),
    packages: packages
      .prefault(defaultPackages as z.input<typeof packages>)
      .describe(
        "The packages, 1 to 5, at most one for each area of the check; without them, ours. months: of support, 0 for one-time work in four weeks; pay: the address of a hosted payment page, with {reference} once behind the host, or null; when: a line for each month, or week. Show wherever a package is named.",
      ),
    pricesIncludeGst: known(
      z.union([z.boolean(), z.literal("none")], 'must be true, false, "none" or null'),
    ).describe(
      'true: GST is in the price. false: it comes on top. "none": we charge no GST. null: prices say nothing of it.',
    ),
    gstPercent: z
      .number("must be a number")
      .min(1)
      .max(40)
      .default(18)
      .describe("The rate that comes on top when pricesIncludeGst is false."),
    claims: z
      .strictObject({
        businessesHelped: known(claim),
        revenueGrowth: known(claim),
        satisfaction: known(claim),
        subscribers: known(claim),
      })
      .describe(
        "The figures of the marketing claims, each with how, when and among whom it was counted. Show on home and about; null: not made.",
      ),
    promises: z
      .strictObject({
        acknowledgeHours: whole(1, 48, "hours"),
        complaintDays: whole(1, 30, "days"),
        defectDays: whole(1, 365, "days"),
        redoDays: whole(1, 90, "days"),
      })
      .describe(
        "What we promise: hours until a complaint is acknowledged, days until it is settled, days to report a defect, days to put it right. Shows on about and the law pages.",
      ),
    legalName: known(bothLanguages).describe(
      "The registered name and form of the business. Shows on about, terms and privacy.",
    ),
    offices: z
      .array(office)
      .default([])
      .describe("The head office first, then branches. Show on about, terms and privacy."),
    gstin: known(
      z
        .string("must be a GSTIN in quotes")
        .regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/, "must be a GSTIN of 15 characters"),
    ).describe("The number of the GST registration. Shows on about, terms and privacy."),
    udyam: known(
      z
        .string("must be a Udyam number in quotes")
        .regex(
          /^UDYAM-[A-Z]{2}-\d{2}-\d{7}$/,
          "must be a Udyam number such as UDYAM-UP-00-0000000",
        ),
    ).describe("The number of the Udyam registration. Shows on about, terms and privacy."),
    advisers: z
      .array(
        z.strictObject({
          name: bothLanguages,
          town: known(bothLanguages),
          experience: bothLanguages,
          photo: known(picture),
        }),
      )
      .default([])
      .describe(
        "Who advises: real names, their town, what they have done and for how many years. Show on about; photo: a file of the folder public, null for initials.",
      ),
    grievanceOfficer: known(person.extend({ post: bothLanguages, phone })).describe(
      "Who settles complaints. Shows on about and the law pages.",
    ),
    dataContact: known(person).describe("Whom to ask about personal data. Shows on the law pages."),
    boardLink: known(link).describe(
      "Where the Data Protection Board of India takes complaints. Shows on the law pages.",
    ),
    hosting: known(bothLanguages).describe(
      "The firm that runs the server and the database, and in which country. Shows on the law pages.",
    ),
    processors: known(bothLanguages).describe(
      "The firms that carry our email, WhatsApp messages and payments. Show on the law pages.",
    ),
    aiTerms: known(bothLanguages).describe(
      "What our contract lets Groq keep, and for how long. Shows on the law pages.",
    ),
    backupDays: known(whole(1, 365, "days")).describe(
      "How many days backups are kept. Shows on the law pages, and where the desk deletes.",
    ),
    backupsEncrypted: known(z.boolean("must be true, false or null")).describe(
      "Whether each copy of the database is encrypted where it is kept. Shows on the law pages if true.",
    ),
    fewHaveAccess: known(z.boolean("must be true, false or null")).describe(
      "Whether only a few named people can read the server, the database and its copies. Shows on the law pages if true.",
    ),
    processorContracts: known(z.boolean("must be true, false or null")).describe(
      "Whether each firm that handles data for us does so under a contract with us, for the named purpose alone. Shows on the law pages if true.",
    ),
    payment: known(bothLanguages).describe(
      "The UPI ID or bank account, and how the bill is sent. Shows in the FAQ, on terms and refunds.",
    ),
    pay: pay
      .prefault({})
      .describe(
        "Where an order is paid, besides the payment page of a package: a UPI address, and whether it is a verified merchant's; a bank account. Shows to the sender of an order; null: there is none. What a lawyer and a CA look at before: docs/product/operator.md#payment-facts.",
      ),
    refundDays: known(whole(1, 30, "days")).describe(
      "Within how many days a refund is paid. Shows in the FAQ, on terms and refunds.",
    ),
    court: known(bothLanguages).describe("The city of the courts. Shows on terms."),
    checkReviewedBy: known(
      z.strictObject({ name: bothLanguages, post: bothLanguages, date: known(isoDay) }),
    ).describe(
      "Who outside the firm has reviewed the check, and on which day. Shows on how the check was made.",
    ),
    dataRules2027: z
      .boolean("must be true or false")
      .default(false)
      .describe(
        "Whether the data rules of May 2027 apply (docs/decisions/041-the-data-rules-of-2027-are-a-setting.md).",
      ),
    confirmed: z
      .strictObject({
        lawyerRead: z
          .strictObject({ terms: known(isoDay), privacy: known(isoDay), refund: known(isoDay) })
          .prefault({})
          .describe(
            "The version of each law text that a lawyer has read (TEXT_VERSIONS in lib/content/facts/law-text.ts).",
          ),
        payingRead: z
          .strictObject({ lawyer: known(isoDay), accountant: known(isoDay) })
          .prefault({})
          .describe(
            "The day on which a lawyer, and a CA, last looked at how orders are paid (docs/product/operator.md#payment-facts).",
          ),
        backupRestored: known(isoDay).describe(
          "The day on which a backup of the store was last restored for a trial.",
        ),
      })
      .prefault({})
      .describe("What was confirmed before going live. Shows nowhere; the doctor asks for it."),
  })
  .refine((facts) => facts.pricesIncludeGst !== "none" || facts.gstin === null, {
    path: ["pricesIncludeGst"],
    message: 'is "none", but there is a gstin',
  });

/** The operator's facts, checked. */
export type Site = z.output<typeof SITE>;
