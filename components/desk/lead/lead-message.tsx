"use client";

import { useId, useState } from "react";
import { openedLead } from "@/lib/browser/desk/change-client";
import { helloOf, type Message, waysTo } from "@/lib/domain/leads/lead-contact";
import type { LeadDetail } from "@/lib/domain/desk/lead-detail";
import { type DeskTemplate, messageOf, templatesFor } from "@/lib/domain/desk/templates";
import { PACKAGES } from "@/lib/domain/check/packages";
import { wordFor } from "@/lib/domain/core/word-for";
import { type Lang, LANGS } from "@/lib/domain/core/languages";
import type { ContactWay } from "@/lib/domain/leads/lead-notes";
import { buttonClass } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { useTemplates } from "@/components/desk/templates/use-templates";
import type { DeskProps, DeskRoomWords } from "@/components/desk/desk-words";

type LeadMessageProps = DeskProps & { detail: LeadDetail; onChange: (detail: LeadDetail) => void };

/** What a template is for, in words. */
const nameOf = (
  { topic, packageId, status }: DeskTemplate,
  { kinds, statuses, topics, leadPage }: DeskRoomWords,
): string =>
  [
    topic !== "any" && wordFor({ ...kinds, ...topics }, topic),
    packageId !== "any" && (PACKAGES.find(({ id }) => id === packageId)?.name ?? packageId),
    status !== "any" && wordFor(statuses, status),
  ]
    .filter(Boolean)
    .join(" · ") || leadPage.templates.names.any;

/**
 * Call, WhatsApp and mail, always in reach on a phone, and the message with which the last two open. Opening one is
 * noted by itself; whether anything was sent is not known.
 */
export function LeadMessage({ words, detail, onChange }: LeadMessageProps) {
  const { row } = detail;
  const id = useId();
  const text = words.leadPage.templates;
  const fitting = templatesFor(row, useTemplates());
  const [chosen, setChosen] = useState<string | null>(null);
  const [lang, setLang] = useState<Lang>(row.lang);
  const [edited, setEdited] = useState<string | null>(null);
  const template = fitting.find((one) => one.id === chosen) ?? fitting[0];
  const message: Message = template
    ? messageOf(template, row, lang, words.messages[lang])
    : helloOf(row, words.hello[lang]);
  const ways = waysTo(row, { ...message, text: edited ?? message.text });

  const opened = (way: ContactWay) => {
    void openedLead(row.id, way, way === "phone" ? null : (template?.id ?? null)).then((reply) => {
      if (reply.kind === "done") onChange(reply.value);
    });
  };

  if (row.isEnded)
    return <p className="border-l-4 border-red pl-4 font-semibold">{words.detail.ended}</p>;
  if (!ways.call && !ways.mail) return <p className="text-soft">{words.leadPage.noWay}</p>;
  return (
    <>
      <p role="group" aria-label={words.leadPage.reach} className="lead-ways">
        {ways.call && (
          <a className={buttonClass("primary")} href={ways.call} onClick={() => opened("phone")}>
            {words.detail.call}
          </a>
        )}
        {ways.chat && (
          <a
            className={buttonClass("green")}
            href={ways.chat}
            target="_blank"
            rel="noopener"
            onClick={() => opened("whatsapp")}
          >
            {words.detail.whatsapp}
          </a>
        )}
        {ways.mail && (
          <a className={buttonClass("secondary")} href={ways.mail} onClick={() => opened("mail")}>
            {words.detail.email}
          </a>
        )}
      </p>
      {(ways.chat || ways.mail) && (
        <details className="entry">
          <summary>{text.closed}</summary>
          <div className="grid max-w-xl gap-3 pb-4">
            {fitting.length > 1 && (
              <Field id={`${id}-template`} name="template" label={text.choose}>
                {(control) => (
                  <select
                    {...control}
                    value={template?.id}
                    onChange={(event) => {
                      setChosen(event.target.value);
                      setEdited(null);
                    }}
                  >
                    {fitting.map((one) => (
                      <option key={one.id} value={one.id}>
                        {nameOf(one, words)}
                      </option>
                    ))}
                  </select>
                )}
              </Field>
            )}
            <div role="group" aria-label={text.lang} className="desk-chips">
              {LANGS.map((one) => (
                <button
                  key={one}
                  type="button"
                  className="desk-chip"
                  aria-pressed={lang === one}
                  onClick={() => {
                    setLang(one);
                    setEdited(null);
                  }}
                >
                  {words.langs[one]}
                </button>
              ))}
            </div>
            <Field id={`${id}-text`} name="message" label={text.text}>
              {(control) => (
                <textarea
                  {...control}
                  rows={5}
                  lang={lang}
                  value={edited ?? message.text}
                  onChange={(event) => setEdited(event.target.value)}
                />
              )}
            </Field>
          </div>
        </details>
      )}
    </>
  );
}
