"use client";

import { type FormEvent, useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { keepRequest } from "@/lib/browser/core/receipt";
import { removeDraft, writeDraft, readDraft } from "@/lib/browser/leads/draft";
import { chatLink } from "@/lib/domain/core/chat-link";
import { type ContactRequest, requestOpening } from "@/lib/domain/leads/contact-request";
import { isPlainQuestion } from "@/lib/domain/leads/contact-topics";
import { fill } from "@/lib/domain/core/fill";
import { charsIn } from "@/lib/domain/core/typed-text";
import type { FormInput } from "@/lib/domain/leads/form-problems";
import type { AskedWords, ContactPageWords } from "@/lib/content/slices/contact-words";
import type { Lang } from "@/lib/domain/core/languages";
import { ChatLink } from "@/components/site/chat-link";
import { buttonClass } from "@/components/ui/button";
import { PhoneQuestion } from "@/components/ui/phone-question";
import { agreedText, RequestWays } from "@/components/calls/call-receipt";
import { chosenIn, useFreeTimes, WhenField } from "@/components/calls/when-field";
import { ContactFields } from "./contact-fields";
import { PayOrder } from "@/components/leads/pay/pay-part";
import { LeadForm, Thanks, UnsentNote } from "@/components/leads/lead-form";
import { fillIn, inputIn, useLeadForm } from "@/components/leads/use-lead-form";
import { rememberedCheck } from "@/lib/browser/check/remembered-check";
import { readHint } from "@/lib/browser/check/sign-in-hint";
import { hasUnsentWork } from "@/lib/browser/check/unsent";
import type { LeadWords } from "@/lib/content/en/leads";
import { dayOfMonthIn } from "@/components/ui/date-format";
import { TickBox } from "@/components/ui/field";

type ShareCheckBoxProps = {
  lang: Lang;
  words: LeadWords["contact"]["share"];
  check: FinishedCheck;
};

/** The unticked box that lets the visitor's finished check go along, with a consent of its own. */
const ShareCheckBox = ({ lang, words, check: { score, at } }: ShareCheckBoxProps) => (
  <div className="border-y border-rule py-4">
    <TickBox
      id="contact-sharesCheck"
      name="sharesCheck"
      value="yes"
      aria-describedby="contact-sharesCheck-notice"
      label={
        <>
          <strong className="block">
            {fill(words.check, { score, date: dayOfMonthIn(lang, at) })}
          </strong>
          {words.consent}
        </>
      }
    />
    <p id="contact-sharesCheck-notice" className="mt-2 text-base text-soft">
      {words.notice}
    </p>
  </div>
);

export type FinishedCheck = { score: number; at: number };

const finishedHere = (): FinishedCheck | null => {
  const check = rememberedCheck();
  return check && "score" in check ? check : null;
};

const loadOutbox = () => import("@/lib/browser/check/outbox");

/** The finished check of this device, or of the account signed in here; null without one. */
const useFinishedCheck = (lang: Lang): FinishedCheck | null => {
  const [check, setCheck] = useState<FinishedCheck | null>(null);
  useEffect(() => {
    let isGone = false;
    const find = async () => {
      // A device that never showed the account's check learns of it here.
      if (!finishedHere() && readHint()) await (await loadOutbox()).recall(lang);
      if (!isGone) setCheck(finishedHere());
    };
    void find().catch(() => {}); // without the code or the network nothing is offered
    return () => {
      isGone = true;
    };
  }, [lang]);
  return check;
};

/** Sends what the server lacks of the check; null if it has everything. Never rejects. */
const checkSent = (lang: Lang): Promise<void> | null =>
  hasUnsentWork()
    ? loadOutbox()
        .then(({ flush }) => flush(lang))
        .catch(() => {})
    : null;

/** The longest message in a WhatsApp link that every phone opens, in characters. */
const CHAT_CHARS = 1_000;

type ContactFormProps = ContactPageWords & {
  lang: Lang;
  request: ContactRequest;
  asked: AskedWords;
};

const never = () => () => {};
const no = () => false;
const isInBrowser = () => typeof document !== "undefined";

/** Makes the text of the message that the server wrote count as typed. False: the server wrote none. */
const pinServedText = (): boolean => {
  const field = document.querySelector<HTMLTextAreaElement>("#contact-message");
  if (!field) return false;
  const { value } = field;
  field.value = value;
  return true;
};

/** The message's first words; none while hydrating: React would put them over what was typed. */
const useOpening = (text: string): string => {
  const isHydrating = useSyncExternalStore(never, no, isInBrowser);
  const [opening] = useState(() => (isHydrating && pinServedText() ? "" : text));
  return opening;
};

/** The sender sees it in WhatsApp before it is sent: what was left out shows. */
const chatMessage = (message: string) =>
  charsIn(message) > CHAT_CHARS ? `${[...message].slice(0, CHAT_CHARS).join("")}…` : message;

const sharesCheckIn = (form: HTMLFormElement) => new FormData(form).has("sharesCheck");

/** The typed texts; the words that the page began the message with are not typed. */
const typedIn = (form: HTMLFormElement, opening: string) => {
  const { consent, ...texts } = inputIn(form);
  return texts.message === opening ? { ...texts, message: "" } : texts;
};

/** A message of an earlier visit replaces the words that the page began it with. */
const restoreDraft = (form: HTMLFormElement, opening: string) => {
  const draft = readDraft();
  const field = form.elements.namedItem("message");
  const isOpening = field instanceof HTMLTextAreaElement && field.value === opening;
  if (isOpening && draft["message"]) field.value = draft["message"];
  fillIn(form, draft);
};

/** The contact form: checks, stores a draft, sends, and shows the result. */
export function ContactForm(props: ContactFormProps) {
  const { lang, form: fields, request, texts, packages, calls, chat, asked } = props;
  const { words, textVersion } = fields;
  const { contact, unsent } = words;
  const opening = requestOpening(request, texts, packages);
  const isEmailOptional = !isPlainQuestion(request);
  const check = useFinishedCheck(lang);
  const begun = useOpening(opening);
  const { form, live, phase, phone, onAnswer } = useLeadForm({
    kind: "contact",
    isEmailOptional,
    problemText: (field) =>
      field === "consent" ? words.problems.consent : words.asks[field].problem,
    prepare: (element) => (sharesCheckIn(element) ? checkSent(lang) : null),
    bodyOf: ({ consent, businessType, ...input }, element) => ({
      ...input,
      businessType: businessType || null,
      topic: request.topic,
      package: request.pack?.id ?? null,
      sharesCheck: sharesCheckIn(element),
      call: chosenIn(element),
    }),
    onStored: ({ receipt }) => {
      removeDraft();
      if (receipt) keepRequest(receipt);
    },
  });

  const found = useFreeTimes(form);
  const takenFor = phase.kind === "unsent" && phase.why !== "later" ? phase.times : undefined;

  // Before anything is typed into the form, which replaces the draft.
  useLayoutEffect(() => {
    const element = form.current!;
    const early = typedIn(element, opening);
    restoreDraft(element, opening);
    // Text typed before hydration is a draft, too.
    if (Object.values(early).some(Boolean)) writeDraft(typedIn(element, opening));
  }, [form, opening]);

  const typed = (event: FormEvent<HTMLFormElement>) => {
    live.onInput(event);
    writeDraft(typedIn(event.currentTarget, opening));
  };
  const chatText = ({ name, message }: FormInput) =>
    fill(contact.whatsappText, { name, message: chatMessage(message) });

  if (phase.kind === "stored") {
    const { receipt } = phase;
    const { subject, next } = asked;
    const call = receipt?.call ?? null;
    const steps = subject || call ? [agreedText(lang, call, calls), ...next] : next;
    return (
      <Thanks {...{ ...contact, ...phase }} title={contact.thanks.title}>
        {subject ? (
          <p className="font-semibold">{subject}</p>
        ) : (
          call?.at == null && <p>{contact.thanks.text}</p>
        )}
        <h3 className="mt-4">{contact.thanks.next}</h3>
        <ol className="mb-3 list-decimal pl-6">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {receipt && <RequestWays lang={lang} words={calls} receipt={receipt} />}
        {receipt?.token && request.topic === "order" && (
          <PayOrder lang={lang} token={receipt.token} />
        )}
      </Thanks>
    );
  }
  return (
    <>
      <h2 className="mb-5">{contact.title}</h2>
      <LeadForm
        kind="contact"
        className="grid max-w-2xl gap-5"
        noticeClass="text-base text-soft"
        lang={lang}
        words={words}
        texts={{ ...contact, send: contact.send[request.topic] }}
        textVersion={textVersion}
        live={{ ...live, onInput: typed }}
        share={check && <ShareCheckBox lang={lang} words={contact.share} check={check} />}
        unsent={
          <UnsentNote phase={phase} words={takenFor ? { ...unsent, refused: calls.taken } : unsent}>
            {phase.kind === "unsent" && (
              <p className="mt-3">
                <ChatLink
                  className={buttonClass("green")}
                  href={chatLink(chat.whatsappNumber, chatText(phase.input))}
                  opens={chat.opens}
                >
                  {unsent.whatsapp}
                </ChatLink>
              </p>
            )}
          </UnsentNote>
        }
      >
        <input type="hidden" name="topic" value={request.topic} />
        <input type="hidden" name="package" value={request.pack?.id ?? ""} />
        <ContactFields
          words={words}
          isPlain={!isEmailOptional}
          opening={begun}
          problemOf={live.problemOf}
          phoneQuestion={
            <PhoneQuestion words={words.phoneQuestion} text={phone} onAnswer={onAnswer} />
          }
        />
        <WhenField lang={lang} words={calls} times={takenFor ?? found} />
      </LeadForm>
    </>
  );
}
