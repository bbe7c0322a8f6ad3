import { useEffect, useId, useRef, useState } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { Button } from "@/components/ui/button";
import type { FinishedCheckWords } from "@/lib/content/slices/check-words";
import type { Outcome } from "@/lib/domain/check/quiz";
import type { Lang } from "@/lib/domain/core/languages";

type KeepButtonProps = {
  lang: Lang;
  words: FinishedCheckWords;
  outcome: Outcome;
  kind?: "primary" | "secondary" | "quiet";
};

const RETRY_MS = 5_000;

export const loadKeepPanel = lazyPart(() => import("./keep-panel"), "keep");

type Loaded = Awaited<ReturnType<typeof loadKeepPanel>>;

/** Opens the panel with what an owner takes along; without a network when it is back. */
export function KeepButton({ lang, words, outcome, kind = "primary" }: KeepButtonProps) {
  const id = useId();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [state, setState] = useState<"closed" | "loading" | "offline" | "open">("closed");
  const open = useRef(async () => {
    try {
      setLoaded(await loadKeepPanel(lang));
      setState("open");
    } catch {
      setState("offline");
    }
  });

  // While there is a network: it may be gone when the button is pressed.
  useEffect(() => {
    if (navigator.onLine) void loadKeepPanel(lang).catch(() => {});
  }, [lang]);

  useEffect(() => {
    if (state !== "offline") return;
    const retry = () => void open.current();
    addEventListener("online", retry);
    // A network may take some seconds from its return to the first answer.
    const timer = setInterval(() => navigator.onLine && retry(), RETRY_MS);
    return () => {
      removeEventListener("online", retry);
      clearInterval(timer);
    };
  }, [state]);

  const { keepButton } = words;
  const isOpen = state === "open";
  const toggle = () => {
    if (isOpen) return setState("closed");
    setState("loading");
    void open.current();
  };
  return (
    <>
      <Button
        kind={kind}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-busy={state === "loading" || undefined}
        onClick={toggle}
        data-counts="keep"
      >
        {keepButton.open}
      </Button>
      <p role="status" className={state === "offline" ? "text-base" : "sr-only"}>
        {state === "offline" && keepButton.offline}
      </p>
      {isOpen && loaded && (
        <div id={id}>
          <loaded.KeepPanel lang={lang} words={loaded.words} outcome={outcome} />
        </div>
      )}
    </>
  );
}
