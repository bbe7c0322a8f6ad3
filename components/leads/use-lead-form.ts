import { type FormEvent, useEffect, useRef, useState } from "react";
import { type LeadReply, sendLead } from "@/lib/browser/leads/lead-client";
import { focusWrong } from "@/components/ui/field";
import { visitSource } from "@/lib/browser/core/visit-source";
import { randomUuid } from "@/lib/browser/check/visitor-id";
import {
  type FormField,
  formInput,
  type FormInput,
  formProblems,
} from "@/lib/domain/leads/form-problems";

/** The state of a form; unsent text is still in its fields. */
export type LeadPhase =
  | { kind: "open" | "sending" }
  | Extract<LeadReply, { kind: "stored" }>
  | (Extract<LeadReply, { kind: "unsent" }> & { input: FormInput });

type LeadForm = {
  kind: "contact" | "newsletter";
  isEmailOptional?: boolean;
  /** What is shown at a field that is missing or wrong. */
  problemText: (field: FormField) => string;
  /** The body of the call, without consent, language and text version. */
  bodyOf: (input: FormInput, form: HTMLFormElement) => object;
  /** Settles once the server has what belongs to it; null: it has. Never rejects. */
  prepare?: (form: HTMLFormElement) => Promise<void> | null;
  onStored?: (reply: Extract<LeadReply, { kind: "stored" }>) => void;
};

/** The current values of a form's fields; a missing field is empty. */
export const inputIn = (form: HTMLFormElement): FormInput => {
  const data = new FormData(form);
  return formInput((field) => data.get(field) as string | null, data.has("consent"));
};

/** Fills the fields that are still empty, so that text typed before hydration stays. */
export const fillIn = (form: HTMLFormElement, texts: Readonly<Record<string, string>>): void => {
  for (const [name, text] of Object.entries(texts)) {
    const field = form.elements.namedItem(name);
    const isField =
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement;
    if (isField && field.value === "") field.value = text;
  }
};

const hiddenIn = (form: HTMLFormElement) => {
  const data = new FormData(form);
  const names = ["lang", "textVersion", "website"] as const;
  return Object.fromEntries(names.map((name) => [name, data.get(name)]));
};

/** The longest wait before a lead is sent, in ms. */
const PREPARE_MS = 5_000;

const settlesWithin = (ms: number, work: Promise<void>): Promise<boolean> =>
  Promise.race([
    work.then(() => true),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), ms)),
  ]);

/** A form that the browser or `fetch` sends, once (docs/product/leads.md#leads). */
export const useLeadForm = ({
  kind,
  isEmailOptional,
  problemText,
  bodyOf,
  prepare,
  onStored,
}: LeadForm) => {
  const form = useRef<HTMLFormElement>(null);
  /** Since when it can be filled in (`performance.now()`): the page shows it before its code comes. */
  const seenAt = useRef(0);
  const isBusy = useRef(false);
  const last = useRef({ text: "", key: "" });
  const [phase, setPhase] = useState<LeadPhase>({ kind: "open" });
  const [problems, setProblems] = useState<readonly FormField[]>([]);
  /** As it was sent, while there is a question about it. */
  const [phone, setPhone] = useState("");

  useEffect(() => {
    // The browser's messages are in the phone's language; ours are in the page's.
    form.current!.noValidate = true;
  }, []);

  /** The same content has the same idempotency key, so that sending it again makes no second lead. */
  const keyFor = (body: object): string => {
    const text = JSON.stringify(body);
    if (last.current.text !== text) last.current = { text, key: randomUuid() };
    return last.current.key;
  };

  const send = async (element: HTMLFormElement, input: FormInput) => {
    setPhase({ kind: "sending" });
    const prepared = prepare?.(element);
    const isPrepared = !prepared || (await settlesWithin(PREPARE_MS, prepared));
    const body = {
      ...hiddenIn(element),
      ...bodyOf(input, element),
      consent: true,
      source: visitSource(),
    };
    const filledMs = Math.round(performance.now() - seenAt.current);
    const key = keyFor(body);
    const reply = await sendLead(kind, { ...body, filledMs }, key);
    if (reply.kind === "unsent") return setPhase({ ...reply, input });
    // Do not wait for the check. Send now, and again with the same key when it is ready.
    if (!isPrepared) void prepared?.then(() => sendLead(kind, { ...body, filledMs }, key));
    onStored?.(reply);
    setPhase(reply);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    const element = event.currentTarget;
    const input = inputIn(element);
    const found = formProblems(kind, input, isEmailOptional);
    setProblems(found);
    setPhone(input.phone);
    if (found[0]) return focusWrong(element, found[0]);
    isBusy.current = true;
    await send(element, input).finally(() => (isBusy.current = false));
  };

  /** The WhatsApp text follows the fields. What is wrong stays until the next sending: nothing moves while one types. */
  const change = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const input = inputIn(currentTarget);
    setPhase((known) => (known.kind === "unsent" ? { ...known, input } : known));
  };
  /** It is said which of two numbers is meant. */
  const onAnswer = () => {
    setPhone("");
    setProblems((known) => known.filter((field) => field !== "phone"));
  };

  /** What `LeadForm` needs. */
  const live = {
    ref: form,
    phase: phase.kind,
    problemOf: (field: FormField) => (problems.includes(field) ? problemText(field) : null),
    onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    onInput: change,
  };
  return { form, live, phase, phone, onAnswer };
};

export type LiveLeadForm = ReturnType<typeof useLeadForm>["live"];
