import { contentIn } from "@/lib/content";
import {
  businessOf,
  nameOf,
  packageOf,
  phoneOf,
  scoreOf,
  scoreText,
} from "@/lib/domain/leads/lead-row";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { Lead } from "@/lib/domain/leads/lead";
import { PACKAGES } from "@/lib/domain/check/packages";
import { wordFor } from "@/lib/domain/core/word-for";
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

const factsOf = (lead: Lead, lang: Lang, unsubscribe: string): (readonly [string, string])[] => {
  const { areas, desk, leads, mails } = contentIn(lang);
  const { facts } = mails.lead;
  const area = scoreOf(lead)?.area;
  const { utm_source, utm_medium, utm_campaign } = lead.source;
  const businessType = "businessType" in lead ? lead.businessType : null;
  const found: readonly (readonly [string, string])[] = [
    [facts.reference, lead.reference],
    [facts.name, nameOf(lead)],
    [facts.business, businessOf(lead)],
    [
      facts.businessType,
      lead.kind === "contact" && lead.businessType
        ? wordFor(leads.businessTypes, lead.businessType)
        : (businessType ?? ""),
    ],
    [facts.phone, phoneOf(lead)],
    [facts.email, lead.email],
    [facts.location, "location" in lead ? lead.location : ""],
    [facts.experience, lead.kind === "onboarding" ? lead.experience : ""],
    [facts.topic, lead.kind === "contact" ? wordFor(desk.topics, lead.topic) : ""],
    [
      facts.package,
      PACKAGES.find(({ id }) => id === packageOf(lead))?.name ?? packageOf(lead) ?? "",
    ],
    [facts.area, area ? areas.titles[area] : ""],
    [facts.score, scoreText(lead)],
    [facts.lang, desk.langs[lead.lang]],
    [facts.unsubscribe, unsubscribe],
    [facts.source, [utm_source, utm_medium, utm_campaign].filter(Boolean).join(" · ")],
  ];
  return found.filter(([, value]) => value !== "");
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
  const who = nameOf(lead) || businessOf(lead) || lead.email || words.anonymous;
  const replyTo = lead.email ? answerable(lead.email) : null;
  const href = `${siteUrl}${pathIn(lang, "/desk")}?lead=${leadId}`;
  const message: EmailPart[] =
    lead.kind === "contact"
      ? [
          { kind: "heading", text: words.message },
          { kind: "text", text: lead.message },
        ]
      : [];
  return {
    lang,
    // No names: subjects are shown in previews, on lock screens and in servers' logs.
    subject: fill(words.subject, { kind, reference: lead.reference }),
    to,
    replyTo,
    parts: [
      { kind: "title", text: fill(words.title, { kind, who }) },
      { kind: "facts", facts: factsOf(lead, lang, unsubscribe) },
      ...message,
      { kind: "link", text: words.open, href },
      ...(replyTo ? [{ kind: "text" as const, text: words.answer }] : []),
    ],
  };
};
