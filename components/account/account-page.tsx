"use client";

import { useEffect, useRef, useState } from "react";
import { useAuth } from "@/components/auth/auth-provider";
import { LastRequest } from "@/components/calls/last-request";
import { Drawing } from "@/components/shared/drawing";
import { RecordSkeleton, Unreachable } from "@/components/shared/private-page-status";
import { LedgerSection } from "@/components/shared/sections";
import { SignInLink } from "@/components/site/links";
import { Button, buttonClass } from "@/components/ui/button";
import type { AccountPageWords, AccountWords } from "@/lib/content/en/account";
import type { SettingsWords } from "@/lib/content/en/settings";
import type { AccountCheckWords } from "@/lib/content/slices/account-words";
import type { SignedInUser } from "@/lib/domain/account/signed-in-user";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { MyChecks } from "./my-checks";
import { type Deleted, MyData, type SettingsProps } from "./my-data";
import { type FoundRecord, useMyRecord } from "./use-my-record";

const TEXTS = { all: "text", device: "deviceOnly", "not-account": "notAccount" } as const;

type DeletedProps = {
  lang: Lang;
  words: SettingsWords["deletion"]["done"];
  what: keyof typeof TEXTS;
};

/** Shown after a deletion; nothing on this page stores data again. */
function DeletedNote({ lang, words, what }: DeletedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="page margin-line py-10">
      <h2 ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <p className="mt-3 max-w-prose">{words[TEXTS[what]]}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <a className={buttonClass("primary")} href={pathIn(lang, "/")} target="_self">
          {words.home}
        </a>
        <a className={buttonClass("secondary")} href={pathIn(lang, "/health-check")}>
          {words.check}
        </a>
      </p>
    </div>
  );
}

/** No check yet: what the first one gives, and where an earlier one may be. */
const NoCheck = ({ lang, words }: { lang: Lang; words: AccountWords["empty"] }) => (
  <LedgerSection
    id="empty"
    title={words.title}
    drawing={<Drawing name="ledger" className="mt-6 hidden w-44 lg:block" loading="eager" />}
  >
    <p className="max-w-prose text-lead">{words.text}</p>
    <a className={buttonClass("primary", "mt-6 text-lg")} href={pathIn(lang, "/health-check")}>
      {words.button}
    </a>
    <p className="mt-6 max-w-prose text-base text-soft">{words.elsewhere}</p>
  </LedgerSection>
);

/** Until the record has been read; links to the settings find their place. */
const Waiting = ({ words }: { words: AccountPageWords }) => (
  <>
    <RecordSkeleton title={words.loading} withoutScript={words.withoutScript} />
    <div id="data" />
  </>
);

type AccountPageProps = SettingsProps & {
  lang: Lang;
  words: AccountPageWords;
  check: AccountCheckWords;
};

/** A visitor's plan and last score, and all data about them, signed in or not. */
export function AccountPage(props: AccountPageProps) {
  const { lang, words, settings } = props;
  const { state, user } = useAuth();
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  return (
    <div className="min-h-svh">
      {deleted ? (
        <DeletedNote lang={lang} words={settings.deletion.done} what={deleted} />
      ) : state === "loading" ? (
        <Waiting words={words} />
      ) : (
        // A new account remounts it, so that no data of the last one is shown.
        <OwnPage key={user?.id ?? ""} {...props} user={user} onDeleted={setDeleted} />
      )}
    </div>
  );
}

type OwnPageProps = AccountPageProps & {
  user: SignedInUser | null;
  onDeleted: (what: Deleted) => void;
};

function OwnPage(props: OwnPageProps) {
  const { lang, words, check } = props;
  const { state, reload, refresh } = useMyRecord(lang);
  if (state.kind === "loading") return <Waiting words={words} />;
  return (
    <>
      <LastRequest lang={lang} words={check.lastRequest} className="page margin-line pt-6" />
      <Found {...{ lang, words, check, state }} onRetry={reload} />
      <MyData {...props} owner={check.owner} found={state} onChanged={refresh} />
    </>
  );
}

type FoundProps = Pick<AccountPageProps, "lang" | "words" | "check"> & {
  state: FoundRecord;
  onRetry: () => void;
};

function Found({ lang, words, check, state, onRetry }: FoundProps) {
  if (state.kind === "known") {
    const { attempts, openAnswers } = state.record;
    if (attempts.length === 0 && !openAnswers) return <NoCheck lang={lang} words={words.empty} />;
    const last = attempts.at(-1) ?? null;
    return <MyChecks {...{ lang, words, check, last, attempts, openAnswers }} />;
  }
  const { kind, device } = state;
  if (!device && kind === "unreachable")
    return <Unreachable {...words.unreachable} retry={words.device.retry} onRetry={onRetry} />;
  return (
    <>
      {(device || kind === "gone" || kind === "held") && (
        <div className="page mt-8">
          <div role="status" className="border-l-4 border-marigold bg-marigold-wash px-4 py-3">
            <p className="max-w-prose">{words.device[kind]}</p>
            {kind === "held" && (
              <SignInLink lang={lang} className={buttonClass("secondary", "mt-3")}>
                {words.signIn.button}
              </SignInLink>
            )}
            {(kind === "none" || kind === "unreachable") && (
              <Button className="mt-3" onClick={onRetry}>
                {words.device.retry}
              </Button>
            )}
          </div>
        </div>
      )}
      {device ? (
        <MyChecks {...{ lang, words, check }} {...device} attempts={[]} />
      ) : (
        <NoCheck lang={lang} words={words.empty} />
      )}
    </>
  );
}
