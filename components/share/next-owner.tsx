import { useCallback, useEffect, useRef, useState } from "react";
import { handOver, unsentHere } from "@/lib/browser/auth/session";
import { flush } from "@/lib/browser/check/outbox";
import { completeAnswersIn, type QuizMemory, readMemory } from "@/lib/browser/check/quiz-memory";
import type { MadeLink } from "@/lib/browser/share/link-client";
import { makeSavedLink } from "@/lib/browser/share/plan-link";
import type { ShareWords } from "@/lib/content/en/share";
import { fill } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";
import { Button } from "@/components/ui/button";
import { closeDialog, Dialog } from "@/components/ui/dialog";
import { loadKeepPanel } from "./keep-button";

type Panel = Awaited<ReturnType<typeof loadKeepPanel>>;

/** "open": all is sent. "offline": the server was not reached. "sure": the owner wants to lose what is unsent. */
type Phase = "sending" | "open" | "clearing" | "offline" | "sure";

/** Without a finished check there is no result to take along. */
const hasFinished = (memory: QuizMemory | null) =>
  memory !== null && (memory.attempts > 0 || completeAnswersIn(memory) !== null);

/** The private link to take along, and how the device is emptied; the page is left when it is. */
const useNextOwner = (lang: Lang) => {
  const [phase, setPhase] = useState<Phase>("sending");
  const [taken, setTaken] = useState<{ made: MadeLink; panel: Panel } | null>(null);
  const hasLink = useRef(false);

  const prepare = useCallback(async () => {
    setPhase("sending");
    try {
      if (hasLink.current || !hasFinished(readMemory())) await flush(lang);
      else {
        const [reply, panel] = await Promise.all([
          makeSavedLink("answers", lang),
          loadKeepPanel(lang),
        ]);
        if (reply.kind === "later") return setPhase("offline");
        hasLink.current = reply.kind === "done";
        if (reply.kind === "done") setTaken({ made: reply.value, panel });
      }
      setPhase(unsentHere() > 0 ? "offline" : "open");
    } catch {
      setPhase("offline");
    }
  }, [lang]);

  const clear = async (mayLose: boolean) => {
    setPhase("clearing");
    if ((await handOver(lang, mayLose)) !== "done") setPhase("offline");
  };
  return { phase, setPhase, taken, prepare, clear };
};

type NextOwnerDialogProps = { lang: Lang; words: ShareWords["owner"]; onClose: () => void };

/** From one owner of this device to the next: the result is taken along, then all leaves the device. */
export function NextOwnerDialog({ lang, words, onClose }: NextOwnerDialogProps) {
  const { phase, setPhase, taken, prepare, clear } = useNextOwner(lang);
  const isBusy = phase === "sending" || phase === "clearing";
  const isStopped = phase === "offline" || phase === "sure";
  const unsent = unsentHere();

  useEffect(() => void prepare(), [prepare]);
  useEffect(() => {
    if (!isStopped) return;
    const retry = () => void prepare();
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, [isStopped, prepare]);

  const lost = [
    unsent > 0 && fill(words.lostAnswers, { n: unsent }),
    !taken && words.lostWay,
  ].filter((line) => line !== false);
  return (
    <Dialog title={words.title} isBusy={phase === "clearing"} onClose={onClose}>
      {taken ? (
        <>
          <p className="mt-4">{words.take}</p>
          <taken.panel.MadeLinkBox
            lang={lang}
            words={taken.panel.words.link}
            made={taken.made}
            isQrShown
          />
        </>
      ) : (
        phase === "open" && hasFinished(readMemory()) && <p className="mt-4">{words.noLink}</p>
      )}
      <p role="status" className="mt-4 font-semibold">
        {phase === "sending" && words.busy}
        {isStopped && words.offline} {isStopped && unsent > 0 && fill(words.unsent, { n: unsent })}
      </p>
      {phase === "open" && <p className="mt-2">{words.text}</p>}
      {phase === "sure" && (
        <div role="alert" className="mt-3">
          <p className="font-semibold">{words.lost}</p>
          <ul className="list-dash">
            {lost.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {(phase === "open" || phase === "clearing") && (
          <Button kind="primary" aria-disabled={isBusy} onClick={() => isBusy || void clear(false)}>
            {isBusy ? words.clearing : words.clear}
          </Button>
        )}
        {isStopped && <Button onClick={() => void prepare()}>{words.again}</Button>}
        {phase === "offline" && (
          <Button className="text-red" onClick={() => setPhase("sure")}>
            {words.without}
          </Button>
        )}
        {phase === "sure" && (
          <Button className="bg-ink text-paper hover:bg-soft" onClick={() => void clear(true)}>
            {words.really}
          </Button>
        )}
        <Button kind="quiet" aria-disabled={phase === "clearing"} onClick={closeDialog}>
          {words.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
