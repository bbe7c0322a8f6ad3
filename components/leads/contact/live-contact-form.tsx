import { type FormEvent, useEffect } from "react";
import { removeDraft, writeDraft, readDraft } from "@/lib/browser/leads/draft";
import { chatLink } from "@/lib/domain/core/chat-link";
import {
  contactRequestFrom,
  requestText,
  type RequestTexts,
} from "@/lib/domain/leads/contact-request";
import { fill } from "@/lib/domain/core/fill";
import { type ContactInput, contactProblems, type LeadField } from "@/lib/domain/leads/lead-fields";
import type { ContactPageWords } from "@/lib/content/slices/contact-words";
import type { Lang } from "@/lib/domain/core/languages";
import { ChatLink } from "@/components/site/chat-link";
import { buttonClass } from "@/components/ui/button";
import type { IslandProps } from "@/components/ui/lazy/lazy-island";
import { ContactFormView } from "./contact-form-view";
import { LeadOutcome } from "@/components/leads/lead-outcome";
import { fillIn, inputIn, useLeadForm } from "@/components/leads/use-lead-form";

/** The longest message in a WhatsApp link that every phone opens, in characters. */
const CHAT_CHARS = 1_000;

type LiveContactFormProps = IslandProps & ContactPageWords & { lang: Lang };

const bodyOf = ({ consent, businessType, ...texts }: ContactInput) => {
  const { topic, pack } = contactRequestFrom(location.search);
  return { ...texts, businessType: businessType || null, topic, package: pack?.id ?? null };
};

const openingWords = (texts: RequestTexts): string => {
  const request = contactRequestFrom(location.search);
  const isGeneral = request.topic === "question" && request.pack === null;
  return isGeneral ? "" : `${requestText(request, texts)}\n`;
};

const textsIn = (form: HTMLFormElement) => {
  const { consent, ...texts } = inputIn(form);
  return texts;
};

/** The live contact form: checks, stores a draft, sends, and shows the result. */
export function LiveContactForm(props: LiveContactFormProps) {
  const { lang, form: fields, way, chat, shownAt } = props;
  const { words, textVersion } = fields;
  const { form, phase, problems, submit, change } = useLeadForm({
    kind: "contact",
    problemsIn: contactProblems,
    bodyOf,
    onStored: removeDraft,
    ...(shownAt !== undefined && { shownAt }),
  });
  const { contact, unsent } = words;
  const problemOf = (field: LeadField) => (problems.includes(field) ? words.problems[field] : null);

  useEffect(() => {
    const element = form.current!;
    const early = textsIn(element);
    fillIn(element, readDraft());
    fillIn(element, { message: openingWords(way.texts) });
    // Text typed before hydration is a draft, too.
    if (Object.values(early).some(Boolean)) writeDraft(textsIn(element));
  }, [form, way.texts]);

  const typed = (event: FormEvent<HTMLFormElement>) => {
    change(event);
    writeDraft(textsIn(event.currentTarget));
  };
  const chatText = ({ name, message }: ContactInput) =>
    fill(contact.whatsappText, { name, message: message.slice(0, CHAT_CHARS) });
  const send = phase.kind === "unsent" ? words.again : contact.send;

  return (
    <ContactFormView
      ref={form}
      lang={lang}
      words={words}
      textVersion={textVersion}
      problemOf={problemOf}
      isSending={phase.kind === "sending"}
      send={phase.kind === "sending" ? words.sending : send}
      onSubmit={(event) => void submit(event)}
      onInput={typed}
    >
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
    </ContactFormView>
  );
}
