import { useCallback, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { LedgerSection } from "./sections";

const ROWS = ["w-2/3", "w-4/5", "w-1/2", "w-3/4"];

type RecordSkeletonProps = { title: string; withoutScript: string };

/** Ruled lines while the record is loaded; without JavaScript a text that says what to do instead. */
export const RecordSkeleton = ({ title, withoutScript }: RecordSkeletonProps) => (
  <LedgerSection id="loading" title={title}>
    <noscript>
      <p className="mb-6 max-w-prose">{withoutScript}</p>
    </noscript>
    <ul className="entries noscript:hidden" aria-hidden="true">
      {ROWS.map((width) => (
        <li key={width} className="py-5!">
          <span className={`block h-5 bg-rule ${width}`} />
        </li>
      ))}
    </ul>
  </LedgerSection>
);

type UnreachableProps = { title: string; text: string; retry: string; onRetry: () => void };

/** The server cannot be reached; offers another try. */
export const Unreachable = ({ title, text, retry, onRetry }: UnreachableProps) => (
  <div className="page margin-line py-10" role="alert">
    <h2>{title}</h2>
    <p className="mt-3 max-w-prose">{text}</p>
    <Button kind="primary" className="mt-5" onClick={onRetry}>
      {retry}
    </Button>
  </div>
);

/** What a page behind a private link is until it is open. */
export type Unopened = { kind: "loading" | "gone" | "unreachable" };

/** Opens what the page's address names, and again when that changes; `retry` without waiting anew. */
export const useOpened = <Open,>(open: () => Promise<Open | Unopened>) => {
  const [state, setState] = useState<Open | Unopened>({ kind: "loading" });
  const show = useCallback(async () => setState(await open()), [open]);
  useEffect(() => {
    const start = () => {
      setState({ kind: "loading" });
      void show();
    };
    start();
    addEventListener("hashchange", start);
    return () => removeEventListener("hashchange", start);
  }, [show]);
  return { state, setState, retry: () => void show() };
};

type PrivatePageStatusProps = Unopened & {
  words: {
    withoutScript: string;
    loading: string;
    gone: { title: string; text: string };
    unreachable: { title: string; text: string; retry: string };
  };
  onRetry: () => void;
};

/** What a page behind a private link shows until it is open: that it loads, shows nothing, or cannot be reached. */
export const PrivatePageStatus = ({ kind, words, onRetry }: PrivatePageStatusProps) => (
  <div className="page margin-line min-h-svh py-10">
    <noscript>
      <p className="max-w-prose">{words.withoutScript}</p>
    </noscript>
    {kind === "loading" ? (
      <p role="status" className="text-soft noscript:hidden">
        {words.loading}
      </p>
    ) : (
      <div role="alert">
        <h2>{words[kind].title}</h2>
        <p className="mt-3 max-w-prose">{words[kind].text}</p>
        {kind === "unreachable" && (
          <Button kind="primary" className="mt-5" onClick={onRetry}>
            {words.unreachable.retry}
          </Button>
        )}
      </div>
    )}
  </div>
);
