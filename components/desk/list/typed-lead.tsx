"use client";

import { useEffect, useRef, useState } from "react";
import type { LeadWords } from "@/lib/content/en/leads";
import { call } from "@/lib/browser/core/api-call";
import { fieldsOf, jsonOf } from "@/lib/browser/core/parse";
import { draftOf, keepDraft } from "@/lib/browser/desk/note-draft";
import type { Lang } from "@/lib/domain/core/languages";
import { phoneFrom } from "@/lib/domain/core/phone";
import { Button } from "@/components/ui/button";
import { PhoneQuestion } from "@/components/ui/phone-question";

/** Where the draft is among those of notes: no lead has this id. */
const PLACE = "add";
/** A draft has one of these. */
const TEXTS = ["name", "phone", "message", "email", "businessName", "location"];

type Texts = Readonly<Record<string, string>>;
type TypedLeadProps = {
  lang: Lang;
  words: { kept: string; empty: string; phone: LeadWords["phoneQuestion"] };
};

const textsIn = (form: HTMLFormElement): Texts =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === "string" && name !== "back" ? [[name, value]] : [],
    ),
  );
const hasText = (texts: Texts): boolean => TEXTS.some((name) => texts[name]?.trim());

const fillIn = (form: HTMLFormElement, texts: object): void => {
  for (const [name, value] of Object.entries(texts)) {
    const field = form.elements.namedItem(name);
    if (field && "value" in field && typeof value === "string") field.value = value;
  }
};

/** Whom a number belongs to, in words; empty for nobody, and while nobody can say. */
const knownBy = async (phone: string, lang: Lang): Promise<string> => {
  const reply = await call("POST", "/api/desk/known", fieldsOf, {
    body: { phone, lang },
  });
  const text = reply.kind === "done" ? reply.value["text"] : "";
  return typeof text === "string" ? text : "";
};

/** Keeps what is typed on this device until it is added, and says whose a number is; its form works without it. */
export function TypedLead({ lang, words }: TypedLeadProps) {
  const here = useRef<HTMLDivElement>(null);
  const [fresh, setFresh] = useState<Texts | null>(null);
  const [phone, setPhone] = useState("");
  const [known, setKnown] = useState("");

  useEffect(() => {
    const form = here.current!.closest("form")!;
    const draft = fieldsOf(jsonOf(draftOf(PLACE, Date.now())?.text ?? ""));
    const typed = textsIn(form);
    // One comes here to type.
    form.querySelector<HTMLElement>("[name=name]")!.focus();
    if (!hasText(typed) && Object.keys(draft).length > 0) {
      fillIn(form, draft);
      setFresh(typed);
    }
    const read = () => {
      const texts = textsIn(form);
      keepDraft(PLACE, hasText(texts) ? JSON.stringify(texts) : "", Date.now());
      setPhone(texts["phone"] ?? "");
    };
    const forget = () => keepDraft(PLACE, "", Date.now());
    read();
    form.addEventListener("input", read);
    form.addEventListener("desk-saved", forget);
    return () => {
      form.removeEventListener("input", read);
      form.removeEventListener("desk-saved", forget);
    };
  }, []);

  const dialled = phoneFrom(phone);
  useEffect(() => {
    if (dialled === null) return;
    let isCurrent = true;
    void knownBy(dialled, lang).then((text) => isCurrent && setKnown(text));
    return () => {
      isCurrent = false;
      setKnown("");
    };
  }, [dialled, lang]);

  const empty = () => {
    const form = here.current!.closest("form")!;
    form.reset();
    fillIn(form, fresh!);
    form.dispatchEvent(new Event("input"));
    setFresh(null);
  };
  return (
    <div ref={here} className="empty:hidden">
      <PhoneQuestion words={words.phone} text={phone} />
      <p role="status" className="border-marigold pl-3 font-semibold not-empty:border-l-4">
        {known}
      </p>
      {fresh && (
        <p>
          {words.kept}{" "}
          <Button kind="quiet" onClick={empty}>
            {words.empty}
          </Button>
        </p>
      )}
    </div>
  );
}
