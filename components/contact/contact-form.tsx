"use client";

import { type FormEvent, useEffect } from "react";
import { dropDraft, keepDraft, readDraft } from "@/lib/browser/draft";
import { chatLink } from "@/lib/domain/chat-link";
import { contactRequestFrom, requestText, type RequestTexts } from "@/lib/domain/contact-request";
import { fill } from "@/lib/domain/fill";
import type { Lang } from "@/lib/domain/languages";
import { type ContactInput, contactProblems, type LeadField } from "@/lib/domain/lead-fields";
import type { LeadWords } from "@/lib/content/en/leads";
import { ChatLink } from "@/components/site/chat-link";
import { Button, buttonClass } from "@/components/ui/button";
import { ConsentBox } from "./consent-box";
import { ContactFields } from "./contact-fields";
import { LeadOutcome } from "./lead-outcome";
import { fillIn, inputIn, useLeadForm } from "./use-lead-form";

/** As much of a message as fits into an address that every phone opens. */
const CHAT_CHARS = 1_000;

export type ContactFormWords = Omit<LeadWords, "newsletter" | "sentPage" | "unsubscribe">;

type ContactFormProps = {
  lang: Lang;
  words: ContactFormWords;
  /** How a message begins that was asked for by `?topic=` and `?package=`. */
  texts: RequestTexts;
  /** The version of the privacy text that the consent is about. */
  textVersion: string;
  chat: { whatsappNumber: string; opens: string };
};

const bodyOf = ({ consent, businessType, ...texts }: ContactInput) => {
  const { topic, pack } = contactRequestFrom(location.search);
  return { ...texts, businessType: businessType || null, topic, package: pack?.id ?? null };
};

const openingWords = (texts: RequestTexts): string => {
  const request = contactRequestFrom(location.search);
  const isGeneral = request.topic === "question" && request.pack === null;
  return isGeneral ? "" : `${requestText(request, texts)}\n`;
};

/** The contact form (spec §5); without JavaScript the browser sends it by itself. */
export function ContactForm({ lang, words, texts, textVersion, chat }: ContactFormProps) {
  const { form, phase, problems, submit, change } = useLeadForm({
    kind: "contact",
    problemsIn: contactProblems,
    bodyOf,
    onStored: dropDraft,
  });
  const { contact, unsent } = words;
  const problemOf = (field: LeadField) => (problems.includes(field) ? words.problems[field] : null);

  useEffect(() => {
    fillIn(form.current!, readDraft());
    fillIn(form.current!, { message: openingWords(texts) });
  }, [form, texts]);

  const typed = (event: FormEvent<HTMLFormElement>) => {
    change(event);
    const { consent, ...draft } = inputIn(event.currentTarget);
    keepDraft(draft);
  };
  const chatText = ({ name, message }: ContactInput) =>
    fill(contact.whatsappText, { name, message: message.slice(0, CHAT_CHARS) });
  const send = phase.kind === "unsent" ? words.again : contact.send;

  return (
    <form
      ref={form}
      method="post"
      action="/api/leads/contact"
      aria-label={contact.title}
      className="grid max-w-xl gap-5"
      onSubmit={(event) => void submit(event)}
      onInput={typed}
    >
      <ContactFields words={words} problemOf={problemOf} />
      <ConsentBox
        lang={lang}
        text={contact.consent}
        privacy={words.privacy}
        textVersion={textVersion}
        trap={words.trap}
        problem={problemOf("consent")}
      />
      <p className="text-base text-soft">{contact.notice}</p>
      <div>
        <Button kind="primary" type="submit" aria-disabled={phase.kind === "sending"}>
          {phase.kind === "sending" ? words.sending : send}
        </Button>
        <LeadOutcome phase={phase} words={{ ...words, ...contact }}>
          {phase.kind === "unsent" && (
            <p className="mt-3">
              <ChatLink
                className={buttonClass("whatsapp")}
                href={chatLink(chat.whatsappNumber, chatText(phase.input))}
                opens={chat.opens}
              >
                {unsent.whatsapp}
              </ChatLink>
            </p>
          )}
        </LeadOutcome>
      </div>
    </form>
  );
}
