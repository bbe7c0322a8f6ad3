import { fill, inRupees } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";
import { keptTimes } from "@/lib/domain/leads/retention";
import { payWaysFor } from "@/lib/domain/leads/pay-view";
import { pay as enPay } from "@/lib/content/en/pay";
import { pay as hiPay } from "@/lib/content/hi/pay";
import { operator as en } from "@/lib/content/en/operator";
import { operator as hi } from "@/lib/content/hi/operator";
import { gstSentenceIn, payFacts } from "./prices";
import { DAYS, minuteOf, openWeek, type Site } from "./site-schema";
import type { Facts } from "./with-facts";

const WORDS = { en, hi };
const PAY = { en: enPay, hi: hiPay };

/** The most days in which the data law lets us answer a complaint. */
const DATA_LAW_DAYS = 90;

type Person = NonNullable<Site["dataContact"]>;
type Office = Site["offices"][number];
type Day = (typeof DAYS)[number];

const addressIn = (lang: Lang, { street, city, state, pin }: Office): string =>
  `${street[lang]}, ${city[lang]}, ${state[lang]} ${pin}`;

const personIn = (lang: Lang, { name, email }: Person): string => `${name[lang]}, ${email}`;

const officerIn = (lang: Lang, officer: NonNullable<Site["grievanceOfficer"]>): string =>
  [officer.name[lang], officer.post[lang], officer.phone.shown, officer.email].join(", ");

/** An ISO day as it is said: "21 November 2026". */
export const dateIn = (lang: Lang, date: string): string =>
  new Intl.DateTimeFormat(`${lang}-IN`, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(date),
  );

const reviewerIn = (
  lang: Lang,
  { name, post, date }: NonNullable<Site["checkReviewedBy"]>,
): string | null => joined([name[lang], post[lang], date && dateIn(lang, date)], ", ");

const joined = (parts: readonly (string | null)[], by: string): string | null =>
  parts.filter((part) => part !== null).join(by) || null;

const HINDI_TIME = new Intl.DateTimeFormat("hi-IN", {
  hour: "numeric",
  minute: "numeric",
  dayPeriod: "short",
  timeZone: "UTC",
});

/** A time as it is said: "9:00 AM", in Hindi "सुबह 9". */
const timeIn = (lang: Lang, time: string): string =>
  lang === "en" ? time : HINDI_TIME.format(minuteOf(time) * 60_000).replace(":00", "");

/** "Monday to Saturday", "Sunday closed" or null, and the days with their hours. */
const hoursIn = (lang: Lang, hours: Site["hours"]) => {
  const { and, closed, days, range, span, spans } = WORDS[lang];
  const listed = (parts: readonly string[]) =>
    [parts.slice(0, -1).join(", "), ...parts.slice(-1)].filter(Boolean).join(` ${and} `);
  const ranged = (first: Day, last: Day) =>
    first === last ? days[first] : fill(range, { first: days[first], last: days[last] });
  const week = openWeek(hours);
  const ends = DAYS.filter((_, at) => week[at] && !week[at + 1]);
  const open = DAYS.filter((_, at) => week[at] && !week[at - 1]).map((day, at) =>
    ranged(day, ends[at]!),
  );
  const shut = DAYS.filter((_, at) => !week[at]).map((day) => days[day]);
  const said = hours.map(({ first, last, opens, closes }) =>
    fill(hours.length === 1 ? span : spans, {
      days: ranged(first, last),
      opens: timeIn(lang, opens),
      closes: timeIn(lang, closes),
    }),
  );
  return {
    openDays: listed(open),
    closedDays: shut.length === 0 ? null : fill(closed, { days: listed(shut) }),
    openHours: said.join(", "),
  };
};

/** The name of a file of ours, with a hole: "bizgrow-my-data-{date}"; without the firm's Latin letters where it has none. */
const fileOf = (name: string, file: string): string =>
  [...(name.toLowerCase().match(/[a-z0-9]+/g) ?? []), file, "{date}"].join("-");

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** How many packages there are, null where there is one; whether the popular one of three is the middle. */
const packageCountIn = (lang: Lang, { packages }: Site) => {
  const words = WORDS[lang].packages;
  const count = words.counts[packages.length - 2] ?? null;
  const all = words.all[packages.length - 2] ?? null;
  const [, second] = packages.toSorted((a, b) => a.price - b.price);
  return {
    Count: count && capital(count),
    All: all && capital(all),
    middle: packages.length === 3 && second?.popular ? words.middle : null,
  };
};

/** The facts for `{holes}` of texts; null: unknown (docs/product/operator.md#operator-facts). */
export const factsIn = (lang: Lang, site: Site) => {
  const [head, ...branches] = site.offices;
  const said = (fact: { en: string; hi: string } | null) => fact && fact[lang];
  return {
    ...keptTimes,
    ...hoursIn(lang, site.hours),
    replyHours: site.replyHours,
    ...site.promises,
    dataLawDays: DATA_LAW_DAYS,
    ourName: site.name,
    checkFile: fileOf(site.name, "health-check"),
    dataFile: fileOf(site.name, "my-data"),
    referenceLetters: site.referenceLetters,
    ourPhone: site.phone.shown,
    ourWhatsapp: site.whatsapp.shown,
    ourEmail: site.email,
    lowestPrice: inRupees(Math.min(...site.packages.map(({ price }) => price))),
    ...packageCountIn(lang, site),
    gst: gstSentenceIn(lang, site),
    legalName: said(site.legalName),
    headOffice: head ? addressIn(lang, head) : null,
    branches: joined(
      branches.map((office) => addressIn(lang, office)),
      "; ",
    ),
    gstin: site.gstin,
    udyam: site.udyam,
    registration: joined(
      [site.gstin && `GSTIN ${site.gstin}`, site.udyam && `Udyam ${site.udyam}`],
      ", ",
    ),
    advisers: joined(
      site.advisers.map(({ name }) => name[lang]),
      ", ",
    ),
    callers: joined(
      site.advisers.map(({ name }) => name[lang]),
      ` ${WORDS[lang].or} `,
    ),
    grievanceOfficer: site.grievanceOfficer && officerIn(lang, site.grievanceOfficer),
    dataContact: site.dataContact && personIn(lang, site.dataContact),
    boardLink: site.boardLink,
    hosting: said(site.hosting),
    processors: said(site.processors),
    aiTerms: said(site.aiTerms),
    backupDays: site.backupDays,
    encryptedBackups: site.backupsEncrypted ? WORDS[lang].safe.backups : null,
    fewHaveAccess: site.fewHaveAccess ? WORDS[lang].safe.access : null,
    contracts: site.processorContracts ? WORDS[lang].safe.contracts : null,
    payment: said(site.payment),
    payWays: joined(
      payWaysFor(payFacts(site)).map((way) => PAY[lang].ways[way]),
      ", ",
    ),
    refundDays: site.refundDays,
    court: said(site.court),
    checkReviewedBy: site.checkReviewedBy && reviewerIn(lang, site.checkReviewedBy),
  } satisfies Facts;
};
