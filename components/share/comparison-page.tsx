"use client";

import { type ReactNode, useCallback, useEffect, useState } from "react";
import { visitorId } from "@/lib/browser/check/visitor-id";
import { untilGone } from "@/lib/browser/core/until-gone";
import { ownComparison } from "@/lib/browser/share/own-comparison";
import { endComparison } from "@/lib/browser/share/comparison-client";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { ComparisonState } from "@/lib/domain/share/comparison";
import type { ComparisonPageWords } from "@/lib/content/slices/comparison-words";
import { RecordSkeleton } from "@/components/shared/record-skeleton";
import { Unreachable } from "@/components/shared/unreachable";
import { useAuth } from "@/components/auth/auth-provider";
import { LedgerSection } from "@/components/shared/ledger-section";
import { Button, buttonClass } from "@/components/ui/button";
import { ComparisonView } from "./comparison-view";
import { EndComparison } from "./end-comparison";

type ComparisonPageProps = { lang: Lang; words: ComparisonPageWords };

/** "cut": its visitor ended the comparison on this page. */
type Shown = { state: "loading" } | { state: "unreachable" } | { state: "cut" } | ComparisonState;

/** Two of us: two people's checks side by side (docs/product/records.md#comparison). */
export function ComparisonPage(props: ComparisonPageProps) {
  const { words } = props;
  const { state, user } = useAuth();
  return (
    <div className="min-h-svh">
      {state === "loading" ? (
        <RecordSkeleton title={words.loading} withoutScript={words.withoutScript} />
      ) : (
        // A new account remounts it, so that no answers of the last one are shown.
        <OwnComparison key={user?.id ?? ""} {...props} />
      )}
    </div>
  );
}

function OwnComparison({ lang, words }: ComparisonPageProps) {
  const [shown, setShown] = useState<Shown>({ state: "loading" });
  const [round, setRound] = useState(0);

  useEffect(
    () =>
      untilGone(ownComparison(lang), (reply) =>
        setShown(reply.kind === "done" ? reply.value : { state: "unreachable" }),
      ),
    [lang, round],
  );

  const retry = () => {
    setShown({ state: "loading" });
    setRound((last) => last + 1);
  };
  const cut = useCallback(async () => {
    const { kind } = await endComparison(visitorId());
    // Gone with its record: as good as ended.
    return kind === "done" || kind === "missing";
  }, []);

  if (shown.state === "loading")
    return <RecordSkeleton title={words.loading} withoutScript={words.withoutScript} />;
  if (shown.state === "unreachable") {
    const { title, text, retry: again } = words.unreachable;
    return <Unreachable title={title} text={text} retry={again} onRetry={retry} />;
  }
  if (shown.state === "none") return <Message {...words.none} lang={lang} own={words.ownResult} />;
  if (shown.state === "cut") {
    const { done, doneText } = words.end;
    return <Message title={done} text={doneText} lang={lang} own={words.ownResult} isNew />;
  }
  if (shown.state === "ended") {
    const { title, text, button } = words.ended;
    return (
      <Message title={title} text={text} lang={lang} own={words.ownResult}>
        <Button onClick={() => void cut().then((isCut) => isCut && setShown({ state: "none" }))}>
          {button}
        </Button>
      </Message>
    );
  }
  return (
    <>
      <ComparisonView lang={lang} words={words} comparison={shown} />
      <EndComparison
        lang={lang}
        words={words.end}
        endsAt={shown.endsAt}
        onEnd={cut}
        onEnded={() => setShown({ state: "cut" })}
      />
    </>
  );
}

type MessageProps = {
  lang: Lang;
  title: string;
  text: string;
  /** The link to one's own result. */
  own: string;
  /** Whether it takes the place of what was tapped: then it is announced. */
  isNew?: boolean;
  children?: ReactNode;
};

/** Why there is no comparison here, and the way back to one's own result. */
function Message({ lang, title, text, own, isNew, children }: MessageProps) {
  return (
    <LedgerSection id="no-comparison" title={title}>
      <p className="max-w-prose text-lead" {...(isNew && { role: "status" })}>
        {text}
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        <a className={buttonClass("primary")} href={pathIn(lang, "/health-check")}>
          {own}
        </a>
        {children}
      </p>
    </LedgerSection>
  );
}
