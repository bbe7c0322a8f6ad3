"use client";

import { useEffect, useState } from "react";
import { type FoundLines, readLog } from "@/lib/browser/desk/desk-client";
import type { DeskLogEntry } from "@/lib/domain/desk/desk-log";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { DeskSection } from "@/components/desk/desk-section";
import { LogLine } from "./log-line";
import { LoadError } from "@/components/desk/load-error";
import type { DeskProps } from "@/components/desk/desk-words";

type Log = { entries: readonly DeskLogEntry[]; next: FoundLines["next"] };
type Phase = "loading" | "done" | "later" | "missing";

/** Looks through the list one after the other, by the same operator, are one line. */
const isRepeated = (entry: DeskLogEntry, before: DeskLogEntry | undefined): boolean =>
  before !== undefined &&
  [entry.action, before.action].every((action) => action === "searched") &&
  entry.by === before.by &&
  JSON.stringify(entry.filter) === JSON.stringify(before.filter);

/** The log of operators' actions, newest first; for one lead by its number. */
export function DeskLog({ lang, words }: DeskProps) {
  const [log, setLog] = useState<Log>({ entries: [], next: null });
  const [phase, setPhase] = useState<Phase>("loading");
  const [before, setBefore] = useState<Log["next"]>(null);
  const [round, setRound] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    void readLog(before).then((reply) => {
      if (!isCurrent) return;
      if (reply.kind !== "done") return setPhase(reply.kind === "missing" ? "missing" : "later");
      const { entries, next } = reply.value;
      setLog((known) => ({ entries: before ? [...known.entries, ...entries] : entries, next }));
      setPhase("done");
    });
    return () => {
      isCurrent = false;
    };
  }, [before, round]);
  const again = () => {
    setPhase("loading");
    setRound((last) => last + 1);
  };

  const [wanted, setWanted] = useState("");
  const { next } = log;
  const number = wanted.trim().toUpperCase();
  const entries = log.entries.filter(
    (entry, at) =>
      !isRepeated(entry, log.entries[at - 1]) &&
      (number === "" || entry.references.some((reference) => reference.includes(number))),
  );
  return (
    <div className="page">
      <DeskSection id="log" title={words.log.title} lead={words.log.lead}>
        <Field name="reference" label={words.log.reference}>
          {(control) => (
            <input
              {...control}
              type="search"
              autoComplete="off"
              value={wanted}
              onChange={(event) => setWanted(event.target.value)}
            />
          )}
        </Field>
        {entries.length > 0 && (
          <ol className="entries mt-4">
            {entries.map((entry, at) => (
              <li key={at}>
                <LogLine {...{ lang, words, entry }} />
              </li>
            ))}
          </ol>
        )}
        <p role="status" className="mt-4 text-soft">
          {phase === "loading" && words.loading}
          {phase === "done" && entries.length === 0 && words.log.none}
        </p>
        {(phase === "later" || phase === "missing") && (
          <LoadError {...{ lang, words: words.trouble }} kind={phase} onRetry={again} />
        )}
        {phase === "done" && next && (
          <Button
            className="mt-4"
            onClick={() => {
              setPhase("loading");
              setBefore(next);
            }}
          >
            {words.log.more}
          </Button>
        )}
      </DeskSection>
    </div>
  );
}
