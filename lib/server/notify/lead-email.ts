import { contentIn } from "@/lib/content";
import { fieldWordsIn } from "@/lib/content/slices/field-words";
import { callEntry } from "@/lib/domain/calls/call";
import { CALL_MINUTES } from "@/lib/domain/calls/call-hours";
import { callText } from "@/lib/domain/calls/call-text";
import { calendarFile, calendarMethod } from "@/lib/domain/core/calendar";
import { callOf, heldAt, type RequestEvent } from "@/lib/domain/leads/lead-call";
import { fieldsWith } from "@/lib/domain/leads/lead-fields";
import { packageOf, phoneOf, scoreOf, scoreText, textOf } from "@/lib/domain/leads/lead-row";
import { fill } from "@/lib/domain/core/fill";
import { waysTo } from "@/lib/domain/leads/lead-contact";
import type { Lang } from "@/lib/domain/core/languages";
import { wantsWord, wordsOf } from "@/lib/domain/leads/note-words";
import { isEnded, type Lead } from "@/lib/domain/leads/lead";
import { packageTableIn } from "@/lib/content/facts/prices";
import { packageName } from "@/lib/domain/check/packages";
import { payWayText } from "@/lib/domain/leads/payments";
import { wantsOf } from "@/lib/domain/leads/wants";
import { deskChatLink, deskLink, type Email, type EmailPart } from "./email";

export type OperatorMail = {
  siteUrl: string;
  to: readonly string[];
  operators: readonly string[];
  lang: Lang;
};

/** The address for answers; null for one whose name before the @ some mail servers could not accept. */
const answerable = (email: string): string | null => (/^[\x21-\x7e]+@/.test(email) ? email : null);

/** What a lead wants, and the package that was asked for; it names nobody. */
export const wishOf = (lead: { wants: string; packageId: string | null }, lang: Lang): string => {
  // A check names no package: the one of its area is our own guess.
  const id = lead.wants === "check" ? null : lead.packageId;
  const name = packageTableIn(lang)[id ?? ""]?.plain ?? packageName(id);
  return [wantsWord(contentIn(lang).desk.wants, lead.wants), name].filter(Boolean).join(": ");
};

const factsOf = (lead: Lead, lang: Lang, unsubscribe: string): (readonly [string, string])[] => {
  const { areas, desk, mails } = contentIn(lang);
  const labels = fieldWordsIn(lang, "label");
  const choices = fieldWordsIn(lang, "choices");
  const { facts } = mails.lead;
  const call = callOf(lead);
  const area = scoreOf(lead)?.area;
  const score = [scoreText(lead), area && areas.titles[area]].filter(Boolean).join(" · ");
  const { utm_source, utm_medium, utm_campaign } = lead.source;
  const found: readonly (readonly [string, string])[] = [
    [facts.reference, lead.reference],
    ...fieldsWith("fact", true).map(
      (field) => [labels[field], wordsOf(lead, field, choices)] as const,
    ),
    [facts.wants, wantsWord(desk.wants, wantsOf(lead))],
    [desk.columns.call, call ? callText(call, desk.calls.one, lang) : ""],
    [facts.package, packageName(packageOf(lead))],
    [
      desk.columns.claims,
      lead.payClaims.map((one) => payWayText(one, desk.person.actions.payWays)).join("; "),
    ],
    [facts.score, score],
    [facts.lang, desk.langs[lead.lang]],
    [facts.unsubscribe, unsubscribe],
    [facts.source, [utm_source, utm_medium, utm_campaign].filter(Boolean).join(" · ")],
  ];
  return found.filter(([, value]) => value !== "");
};

const waysIn = (leadId: string, lead: Lead, siteUrl: string, lang: Lang): EmailPart[] => {
  const words = contentIn(lang).mails.lead;
  const phone = phoneOf(lead);
  const reachable = { phone, email: lead.email, isSilent: isEnded(lead) };
  const { call, chat } = waysTo(reachable, { subject: "", text: "" });
  return [
    ...(call ? [{ kind: "link", text: fill(words.call, { phone }), href: call } as const] : []),
    ...(chat
      ? [{ kind: "link", text: words.chat, href: deskChatLink(siteUrl, lang, leadId) } as const]
      : []),
  ];
};

const whoIn = (lead: Lead, lang: Lang): string =>
  textOf(lead, "name") ||
  textOf(lead, "businessName") ||
  lead.email ||
  contentIn(lang).mails.lead.anonymous;

/** A call as a calendar's entry, the same one however often it is moved or cancelled; nothing without a half hour. */
const callFile = (
  leadId: string,
  lead: Lead,
  { siteUrl, lang }: OperatorMail,
): Pick<Email, "file"> => {
  const call = callOf(lead);
  const found = call && callEntry({ ...call, at: heldAt(lead) });
  if (!found) return {};
  const { calls, wants } = contentIn(lang).desk;
  const url = deskLink(siteUrl, lang, leadId);
  const entry = {
    id: `${lead.reference}@${new URL(siteUrl).hostname}`,
    title: fill(calls.entry, { name: whoIn(lead, lang), phone: phoneOf(lead) }),
    text: `${wantsWord(wants, wantsOf(lead))}, ${lead.reference}\n${url}`,
    ...found,
    url,
    minutes: CALL_MINUTES,
  };
  const content = calendarFile(entry, call.changedAt ?? lead.receivedAt);
  return {
    file: {
      name: "call.ics",
      type: `text/calendar; charset=utf-8; method=${calendarMethod(entry)}`,
      content: new TextEncoder().encode(content),
    },
  };
};

/** The email about a lead; `unsubscribe` ends the newsletter for its address, empty for others. */
export const leadEmail = (
  leadId: string,
  lead: Lead,
  desk: OperatorMail,
  unsubscribe = "",
): Email => {
  const { siteUrl, to, lang } = desk;
  const words = contentIn(lang).mails.lead;
  const wish = wishOf({ wants: wantsOf(lead), packageId: packageOf(lead) }, lang);
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
    // No names: lock screens and servers' logs show subjects.
    subject: `${wish}, ${lead.reference}`,
    to,
    replyTo,
    parts: [
      { kind: "title", text: `${whoIn(lead, lang)} · ${wish}` },
      { kind: "facts", facts: factsOf(lead, lang, unsubscribe) },
      ...message,
      ...waysIn(leadId, lead, siteUrl, lang),
      { kind: "link", text: words.open, href: deskLink(siteUrl, lang, leadId) },
      ...(replyTo ? [{ kind: "text" as const, text: words.answer }] : []),
    ],
    ...callFile(leadId, lead, desk),
  };
};

/** The email about what a lead's sender did on the private page. */
export const requestEmail = (
  leadId: string,
  lead: Lead,
  event: RequestEvent,
  desk: OperatorMail,
): Email => ({
  ...leadEmail(leadId, lead, desk),
  subject: fill(contentIn(desk.lang).mails.lead.events[event], { reference: lead.reference }),
});
