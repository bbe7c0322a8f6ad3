"use client";

import { useEffect, useId, useRef, useState } from "react";
import { lazyPart } from "@/components/ui/lazy/lazy-part";
import { Button } from "@/components/ui/button";
import type { CheckWords } from "@/lib/content/slices/check-words";
import type { Outcome } from "@/lib/domain/check/quiz";
import type { Lang } from "@/lib/domain/core/languages";

type KeepButtonProps = {
  lang: Lang;
  words: CheckWords;
  outcome: Outcome;
  kind?: "primary" | "secondary";
};

const load = lazyPart(() => import("./keep-panel"), "share");

type Loaded = Awaited<ReturnType<typeof load>>;

/**
 * Opens the panel with everything that an owner takes along, whose code is loaded by the first tap. Without a network
 * it says so, and opens when the network is back.
 */
export function KeepButton({ lang, words, outcome, kind = "primary" }: KeepButtonProps) {
  const id = useId();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [state, setState] = useState<"closed" | "loading" | "offline" | "open">("closed");
  const open = useRef(async () => {
    setState("loading");
    try {
      setLoaded(await load(lang));
      setState("open");
    } catch {
      setState("offline");
    }
  });

  useEffect(() => {
    if (state !== "offline") return;
    const retry = () => void open.current();
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, [state]);

  const { keepButton } = words;
  const isOpen = state === "open";
  return (
    <>
      <Button
        kind={kind}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-busy={state === "loading" || undefined}
        onClick={() => (isOpen ? setState("closed") : void open.current())}
        data-counts="keep"
      >
        {keepButton.open}
      </Button>
      <p role="status" className={state === "offline" ? "text-base" : "sr-only"}>
        {state === "offline" && keepButton.offline}
      </p>
      {isOpen && loaded && (
        <div id={id}>
          <loaded.KeepPanel lang={lang} words={loaded.words} check={words} outcome={outcome} />
        </div>
      )}
    </>
  );
}
