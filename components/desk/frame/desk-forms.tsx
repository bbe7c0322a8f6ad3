"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { type FormReply, formOf, sendForm } from "@/lib/browser/desk/send-form";
import type { SignInAgain as Reason } from "@/lib/domain/account/operator-access";
import { forbiddenIn } from "@/lib/domain/core/desk-path";
import type { Lang } from "@/lib/domain/core/languages";
import type { DeskClientWords } from "@/components/desk/desk-words";
import type { Said } from "@/lib/domain/core/said";
import { SignInAgain } from "./sign-in-again";
import { Undo } from "./undo";

type Shown = Said & { back: string };
/** A form that waits for a sign-in; `end` says whether it came. */
type Waiting = { reason: Reason | null; end: (isDone: boolean) => void };

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

type DeskFormsProps = { lang: Lang; words: DeskClientWords };

/**
 * Sends the desk's forms without leaving the page: what is typed, the scroll position and the focus stay. Without it the
 * browser sends them.
 */
export function DeskForms({ lang, words }: DeskFormsProps) {
  const router = useRouter();
  const [said, setSaid] = useState<Shown | null>(null);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const { refusals, close } = words.frame;

  const signedIn = useCallback(
    (reason: Reason | null) =>
      new Promise<boolean>((end) => {
        setWaiting({ reason, end });
      }),
    [],
  );
  /** Shows what came of a form that was sent. */
  const show = (form: HTMLFormElement, reply: FormReply) => {
    switch (reply.kind) {
      case "sign-in":
        return;
      case "forbidden":
        return location.assign(forbiddenIn(lang));
      case "file":
        return setSaid(null);
      case "unsent":
        return setSaid({ text: refusals.unsent, isTrouble: true, back: "" });
      case "failed":
        return setSaid({ text: refusals.unavailable, isTrouble: true, back: "" });
      case "said": {
        setSaid({ ...reply, back: new FormData(form).get("back")?.toString() ?? "" });
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
    let reply = await sendForm(sent);
    while (reply.kind === "sign-in" && (await signedIn(reply.reason))) reply = await sendForm(sent);
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
    <>
      <div role={said?.isTrouble ? "alert" : "status"} className="print:hidden">
        {said?.text && (
          <div className="desk-said" data-trouble={said.isTrouble || undefined}>
            {said.text}
            {said.undo && (
              <Undo
                key={said.undo.fields["version"]}
                words={words}
                back={said.back}
                undo={said.undo}
              />
            )}
            <Button kind="quiet" onClick={() => setSaid(null)}>
              {close}
            </Button>
          </div>
        )}
      </div>
      {waiting && (
        <SignInAgain
          words={words}
          reason={waiting.reason}
          onEnd={(isDone) => {
            setWaiting(null);
            waiting.end(isDone);
          }}
        />
      )}
    </>
  );
}
