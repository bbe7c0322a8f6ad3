import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { randomUuid } from "@/lib/browser/check/visitor-id";
import { flush, onOutboxChange, saveStatus } from "@/lib/browser/check/outbox";
import { type KeptCall, readMemory, rememberCall } from "@/lib/browser/check/quiz-memory";
import { QUIZ_MEMORY_KEY } from "@/lib/browser/check/unsent";
import { onOtherTabChange } from "@/lib/browser/core/device-store";
import type { Receipt } from "@/lib/browser/core/receipt";
import { untilGone } from "@/lib/browser/core/timing";
import { openRequest } from "@/lib/browser/leads/call-client";
import { visitSource } from "@/lib/browser/core/visit-source";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { NAME_CHARS, nameFrom } from "@/lib/domain/core/typed-text";
import { PHONE_INPUT, typedPhoneFrom } from "@/lib/domain/core/phone";
import type { FinishedCheckWords } from "@/lib/content/slices/check-words";
import { Button } from "@/components/ui/button";
import { PhoneQuestion } from "@/components/ui/phone-question";
import { Field, focusWrong, Problem, TickBox } from "@/components/ui/field";
import { LimitedField } from "@/components/ui/limited-field";
import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";
import { counts } from "./use-visit-counts";

const loadCalls = lazyPart(() => import("@/components/calls/call-part"), "calls");

/** "unsendable": the server keeps nothing for this browser, so it cannot know whose result it is. */
type CallState = KeptCall["kind"] | "none" | "unsendable";

const stateNow = (): { state: CallState; receipt: Receipt | null; isDelayed: boolean } => {
  const kept = readMemory()?.call;
  // After its time a call may be asked for again.
  const isOver = kept?.kind === "stored" && (kept.call?.at ?? Infinity) < Date.now();
  const call = isOver ? undefined : kept;
  const isKept = saveStatus() === "local" || saveStatus() === "kept";
  return {
    state: call?.kind === "waiting" && isKept ? "unsendable" : (call?.kind ?? "none"),
    receipt: call?.kind === "stored" ? call : null,
    isDelayed: saveStatus() === "pending",
  };
};

const useCall = () => {
  const [call, setCall] = useState(stateNow);
  useEffect(() => {
    const read = () => setCall(stateNow());
    const ends = [onOutboxChange(read), onOtherTabChange(QUIZ_MEMORY_KEY, read)];
    return () => ends.forEach((end) => end());
  }, []);
  const token = call.receipt?.call ? call.receipt.token : null;
  // The call may have been moved or cancelled by its private page.
  useEffect(() => {
    if (token === null) return;
    return untilGone(openRequest(token), (reply) => {
      const kept = readMemory()?.call;
      if (kept?.kind !== "stored" || kept.token !== token) return;
      const view = reply.kind === "done" ? reply.value : null;
      if (view?.call && view.call.end === null) rememberCall({ ...kept, call: view.call });
      else if (view || reply.kind === "missing") rememberCall(null);
      setCall(stateNow());
    });
  }, [token]);
  return { ...call, read: () => setCall(stateNow()) };
};

/** Asks for a call; it waits on the device for the server (docs/product/leads.md#call-me). */
export function CallMe({ lang, words }: { lang: Lang; words: FinishedCheckWords }) {
  const id = useId();
  const text = words.call;
  const { state, receipt, isDelayed, read } = useCall();
  const [isOpen, setIsOpen] = useState(false);
  // Before the form is opened, whose fields it would move.
  const part = useLazyPart(loadCalls, lang);
  const outcome = useRef<HTMLDivElement>(null);

  const set = (call: KeptCall | null) => {
    rememberCall(call);
    read();
  };
  const ask = (said: object) => {
    set({ kind: "waiting", key: randomUuid(), said: { ...said } });
    setIsOpen(false);
    outcome.current!.focus();
    void flush(lang);
  };
  const takeBack = () => {
    set(null);
    outcome.current!.focus(); // this button goes
  };
  const isAsked = state === "waiting" || state === "stored";
  const waiting = navigator.onLine && !isDelayed ? text.waiting : text.offline;
  return (
    <div className="print:hidden">
      {!isAsked && (
        <Button
          kind="primary"
          className="w-full"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
          {...counts("callMe")}
        >
          {text.open}
        </Button>
      )}
      <div
        ref={outcome}
        role="status"
        tabIndex={-1}
        className={isAsked ? "border-l-4 border-green bg-card px-4 py-3" : undefined}
      >
        {state === "waiting" && <p>{waiting}</p>}
        {receipt && (
          <>
            <strong className="block">{text.thanks}</strong>
            {fill(text.sent, { reference: receipt.reference })}
            {part && <part.CallReceipt {...{ lang, receipt }} words={part.words} />}
          </>
        )}
        {(state === "refused" || state === "unsendable") && (
          <p className="mt-2 font-semibold">{text.refused}</p>
        )}
      </div>
      {state === "waiting" && (
        <Button kind="quiet" className="mt-2" onClick={takeBack}>
          {text.takeBack}
        </Button>
      )}
      {isOpen && !isAsked && <CallForm {...{ id, lang, words, part }} onAsk={ask} />}
    </div>
  );
}

type CallFormProps = {
  id: string;
  lang: Lang;
  words: FinishedCheckWords;
  /** The choice of a time, once it is loaded; without it we call as soon as we can. */
  part: Awaited<ReturnType<typeof loadCalls>> | null;
  onAsk: (said: object) => void;
};

const FIELDS = ["name", "phone", "consent"] as const;

function CallForm({ id, lang, words, part, onAsk }: CallFormProps) {
  const { asks, call: text } = words;
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [phone, setPhone] = useState("");
  const form = useRef<HTMLFormElement>(null);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const data = new FormData(element);
    const typed = String(data.get("phone"));
    const number = typedPhoneFrom(typed);
    const said = {
      name: nameFrom(String(data.get("name"))),
      // A number from abroad may have two readings where its 00 has become a "+".
      phone: number && (typedPhoneFrom(number) ?? typed),
      consent: data.has("consent") || null,
    };
    const found = FIELDS.filter((field) => said[field] === null);
    setWrong(found);
    setPhone(typed);
    if (found[0]) return focusWrong(element, found[0]);
    onAsk({
      ...said,
      sharesCheck: true,
      call: part?.chosenIn(element) ?? null,
      lang,
      textVersion: words.textVersion,
      source: visitSource(),
    });
  };
  const onAnswer = () => {
    setPhone("");
    setWrong((known) => known.filter((field) => field !== "phone"));
  };
  const problemOf = (field: "name" | "phone") =>
    wrong.includes(field) ? asks[field].problem : null;
  const consentProblem = wrong.includes("consent") && text.problem;
  return (
    <form
      ref={form}
      id={id}
      aria-label={text.open}
      className="mt-3 grid gap-4"
      noValidate
      onSubmit={submit}
    >
      <p>{text.lead}</p>
      <LimitedField
        name="name"
        label={asks.name.label}
        problem={problemOf("name")}
        most={NAME_CHARS}
        limit={words.limit}
      >
        {(control) => <input {...control} required autoComplete="name" />}
      </LimitedField>
      <Field name="phone" {...asks.phone} problem={problemOf("phone")}>
        {(control) => <input {...{ ...control, ...PHONE_INPUT }} required />}
      </Field>
      <PhoneQuestion words={words.phoneQuestion} {...{ text: phone, onAnswer }} />
      {part && <part.FreeTimes lang={lang} words={part.words} form={form} />}
      <div>
        <TickBox
          id={`${id}-consent`}
          name="consent"
          required
          label={text.consent}
          aria-invalid={consentProblem ? true : undefined}
          aria-describedby={`${id}-notice${consentProblem ? ` ${id}-problem` : ""}`}
        />
        {consentProblem && <Problem id={`${id}-problem`}>{consentProblem}</Problem>}
        <p id={`${id}-notice`} className="mt-2 text-base text-soft">
          {text.notice}{" "}
          <a className="underline" href={pathIn(lang, "/privacy")} target="_blank" rel="noopener">
            {words.privacy}
          </a>
        </p>
      </div>
      <Button kind="primary" type="submit">
        {text.send}
      </Button>
    </form>
  );
}
