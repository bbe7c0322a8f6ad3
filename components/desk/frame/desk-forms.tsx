"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { type FormReply, formOf, sendForm } from "@/lib/browser/desk/send-form";
import { doorFor } from "@/lib/domain/core/desk-path";
import type { DeskClientWords } from "@/components/desk/desk-words";
import type { Said } from "@/lib/domain/core/said";
import { Undo } from "./undo";

/** `isClosed`: the desk asks for a new link, and the form waits in the page. */
type Shown = Said & { back: string; isClosed?: boolean };

/** The form of a submit that this part sends: one of the desk's actions that no other part took. */
const formIn = ({ defaultPrevented, target }: Event): HTMLFormElement | null => {
  if (defaultPrevented || !(target instanceof HTMLFormElement)) return null;
  const isOurs = target.getAttribute("action")?.startsWith("/api/desk/") ?? false;
  return isOurs && target.dataset["plain"] === undefined ? target : null;
};

const setBusy = (form: HTMLFormElement, button: HTMLElement | null, isBusy: boolean): void => {
  form.toggleAttribute("data-busy", isBusy);
  if (isBusy) button?.setAttribute("aria-busy", "true");
  else button?.removeAttribute("aria-busy");
};

type DeskFormsProps = { words: DeskClientWords };

/** Sends the desk's forms without leaving the page; without it the browser sends them. */
export function DeskForms({ words }: DeskFormsProps) {
  const router = useRouter();
  const [said, setSaid] = useState<Shown | null>(null);

  /** Shows what came of a form that was sent. */
  const show = (form: HTMLFormElement, reply: FormReply) => {
    const back = new FormData(form).get("back")?.toString() ?? "";
    switch (reply.kind) {
      case "closed": {
        const text = `${words.reasons[reply.reason]} ${words.kept}`;
        return setSaid({ text, isTrouble: true, back, isClosed: true });
      }
      case "file":
        return setSaid(null);
      case "unsent":
      case "failed":
      case "tooLarge":
        return setSaid({ text: words[reply.kind], isTrouble: true, back: "" });
      case "said": {
        setSaid({ ...reply, back });
        if (reply.isDone) form.dispatchEvent(new CustomEvent("desk-saved", { bubbles: true }));
        if (reply.isDone && form.dataset["reset"] !== undefined) form.reset();
        return reply.to ? location.assign(reply.to) : router.refresh();
      }
    }
  };
  const send = async (form: HTMLFormElement, button: HTMLElement | null) => {
    const sent = formOf(form, button);
    setBusy(form, button, true);
    setSaid(null);
    const reply = await sendForm(sent);
    setBusy(form, button, false);
    show(form, reply);
  };

  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    const take = (event: SubmitEvent) => {
      const form = formIn(event);
      if (!form) return;
      event.preventDefault();
      if (!form.hasAttribute("data-busy")) void latest.current(form, event.submitter);
    };
    document.addEventListener("submit", take);
    return () => document.removeEventListener("submit", take);
  }, []);

  return (
    <div role={said?.isTrouble ? "alert" : "status"} className="print:hidden">
      {said?.text && (
        // Above the page's end, where a thumb does not cover it.
        <div
          className="desk-said fixed inset-x-3 bottom-[calc(0.75rem+env(safe-area-inset-bottom))] z-5 mx-auto flex max-w-160 items-center justify-between gap-4 rounded-md border-2 border-ink bg-card py-1 pr-1 pl-4 font-semibold wrap-anywhere data-trouble:border-red data-trouble:bg-red-wash"
          data-trouble={said.isTrouble || undefined}
        >
          {said.text}
          {said.isClosed && (
            <a className="underline" href={doorFor(said.back)} target="_blank" rel="noreferrer">
              {words.get}
            </a>
          )}
          {said.undo && (
            <Undo
              key={said.undo.fields["version"]}
              words={words}
              back={said.back}
              undo={said.undo}
            />
          )}
          <Button kind="quiet" onClick={() => setSaid(null)}>
            {words.close}
          </Button>
        </div>
      )}
    </div>
  );
}
