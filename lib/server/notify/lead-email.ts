import { contentIn } from "@/lib/content";
import type { MailWords } from "@/lib/content/en/mails";
import { fieldWordsIn } from "@/lib/content/slices/field-words";
import { fieldsWith } from "@/lib/domain/leads/lead-fields";
import { packageOf, leadRow, scoreOf, scoreText, textOf } from "@/lib/domain/leads/lead-row";
import { fill } from "@/lib/domain/core/fill";
import { helloOf, waysTo } from "@/lib/domain/leads/lead-contact";
import type { Lang } from "@/lib/domain/core/languages";
import { subjectOf, wordsOf } from "@/lib/domain/leads/lead-words";
import type { Lead } from "@/lib/domain/leads/lead";
import { PACKAGES } from "@/lib/domain/check/packages";
import { wordFor } from "@/lib/domain/core/word-for";
import { deskLink } from "./desk-link";
import type { Email, EmailPart } from "./email";

export type OperatorMail = {
  siteUrl: string;
  /** The recipients of lead emails. */
  to: readonly string[];
  /** The operators, who may open the desk. */
  operators: readonly string[];
  lang: Lang;
};

/** The address for answers; null for one whose name before the @ some mail servers could not accept. */
const answerable = (email: string): string | null => (/^[\x21-\x7e]+@/.test(email) ? email : null);

const packageNameOf = (lead: Lead): string =>
  PACKAGES.find(({ id }) => id === packageOf(lead))?.name ?? packageOf(lead) ?? "";

const factsOf = (lead: Lead, lang: Lang, unsubscribe: string): (readonly [string, string])[] => {
  const { areas, desk, mails } = contentIn(lang);
  const labels = fieldWordsIn(lang, "label");
  const choices = fieldWordsIn(lang, "choices");
  const { facts } = mails.lead;
  const area = scoreOf(lead)?.area;
  const { utm_source, utm_medium, utm_campaign } = lead.source;
  const found: readonly (readonly [string, string])[] = [
    [facts.reference, lead.reference],
    ...fieldsWith("fact", true).map(
      (field) => [labels[field], wordsOf(lead, field, choices)] as const,
    ),
    [facts.topic, lead.kind === "contact" ? wordFor(desk.topics, lead.topic) : ""],
    [facts.package, packageNameOf(lead)],
    [facts.area, area ? areas.titles[area] : ""],
    [facts.score, scoreText(lead)],
    [facts.lang, desk.langs[lead.lang]],
    [facts.unsubscribe, unsubscribe],
    [facts.source, [utm_source, utm_medium, utm_campaign].filter(Boolean).join(" · ")],
  ];
  return found.filter(([, value]) => value !== "");
};

/** What a lead is, in a few words without a name. */
export const whatIs = (
  lead: Parameters<typeof subjectOf>[0],
  whats: MailWords["lead"]["whats"],
): string => {
  const about = subjectOf(lead);
  return Object.hasOwn(whats, about) ? wordFor(whats, about) : whats[lead.kind];
};

/** What the lead is, and the package that was asked for. No names: lock screens and servers' logs show subjects. */
const subjectLineOf = (lead: Lead, lang: Lang): string => {
  const { subject, subjectWithPackage, whats } = contentIn(lang).mails.lead;
  const { reference } = lead;
  const what = whatIs(lead, whats);
  // A check names no package: the one of its area is our own guess.
  const name = lead.kind === "check" ? "" : packageNameOf(lead);
  return name
    ? fill(subjectWithPackage, { what, package: name, reference })
    : fill(subject, { what, reference });
};

/** Links that call the person or open a chat with the first sentence typed, in the language of the lead. */
const waysIn = (leadId: string, lead: Lead, lang: Lang): EmailPart[] => {
  const words = contentIn(lang).mails.lead;
  const row = leadRow(leadId, { ...lead, createdAt: lead.receivedAt });
  const { call, chat } = waysTo(row, helloOf(row, contentIn(lead.lang).desk.hello));
  return [
    ...(call
      ? [{ kind: "link", text: fill(words.call, { phone: row.phone }), href: call } as const]
      : []),
    ...(chat ? [{ kind: "link", text: words.chat, href: chat } as const] : []),
  ];
};

/**
 * The email about a lead for the recipients of leads; an answer goes to the sender of the lead. `unsubscribe` is the
 * link that ends the newsletter for this address; empty for any other lead.
 */
export const leadEmail = (
  leadId: string,
  lead: Lead,
  { siteUrl, to, lang }: OperatorMail,
  unsubscribe = "",
): Email => {
  const { desk, mails } = contentIn(lang);
  const words = mails.lead;
  const kind = desk.kinds[lead.kind];
  const who = textOf(lead, "name") || textOf(lead, "businessName") || lead.email || words.anonymous;
  const replyTo = lead.email ? answerable(lead.email) : null;
  const text = textOf(lead, "message");
  const message: EmailPart[] =
    text === ""
      ? []
      : [
          { kind: "heading", text: fieldWordsIn(lang, "label").message },
          { kind: "text", text },
        ];
  return {
    lang,
    subject: subjectLineOf(lead, lang),
    to,
    replyTo,
    parts: [
      { kind: "title", text: fill(words.title, { kind, who }) },
      { kind: "facts", facts: factsOf(lead, lang, unsubscribe) },
      ...message,
      ...waysIn(leadId, lead, lang),
      { kind: "link", text: words.open, href: deskLink(siteUrl, lang, leadId) },
      ...(replyTo ? [{ kind: "text" as const, text: words.answer }] : []),
    ],
  };
};
