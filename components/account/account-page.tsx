"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { SignedInUser } from "@/lib/domain/account/signed-in-user";
import type { FinishedCheckWords } from "@/lib/content/slices/check-words";
import { useAuth } from "@/components/auth/auth-provider";
import { LastRequest } from "@/components/calls/last-request";
import { LedgerSection, WashBand } from "@/components/shared/sections";
import { LanguageSwitch, SignInLink } from "@/components/site/links";
import { Button, buttonClass } from "@/components/ui/button";
import { type Deleted, MyData, type SettingsProps } from "./my-data";
import { MyChecks } from "./my-checks";
import { RecordSkeleton, Unreachable } from "@/components/shared/private-page-status";
import { type FoundRecord, useMyRecord } from "./use-my-record";
import type { AccountPageWords, AccountWords } from "@/lib/content/en/account";
import { Drawing } from "@/components/shared/drawing";
import type { SettingsWords } from "@/lib/content/en/settings";

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

type AccountPageProps = SettingsProps & {
  lang: Lang;
  words: AccountPageWords;
  check: FinishedCheckWords;
};

/** A visitor's checks and all data about them, signed in or not. */
export function AccountPage(props: AccountPageProps) {
  const { lang, settings } = props;
  const { state, user } = useAuth();
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  return (
    <div className="min-h-svh">
      {deleted ? (
        <DeletedNote lang={lang} words={settings.deletion.done} what={deleted} />
      ) : state === "loading" ? (
        <Frame {...props} checks={null} data={null} />
      ) : (
        // A new account remounts it, so that no data of the last one is shown.
        <OwnPage key={user?.id ?? ""} {...props} user={user} onDeleted={setDeleted} />
      )}
    </div>
  );
}

type FrameProps = Pick<AccountPageProps, "lang" | "words" | "settings"> & {
  /** Null until the record was read. */
  checks: ReactNode;
  data: ReactNode;
};

/** The two halves of the page; the language can be changed without a record and without JavaScript. */
const Frame = ({ lang, words, settings, checks, data }: FrameProps) => (
  <>
    {checks ?? (
      // As high as a screen: what comes in its place moves nothing that is seen.
      <div className="min-h-svh">
        <RecordSkeleton title={words.loading} withoutScript={words.withoutScript} />
      </div>
    )}
    <section id="data" className="settings" aria-labelledby="settings">
      <div className="page margin-line pt-10">
        <h2 id="settings">{settings.title}</h2>
      </div>
      <LedgerSection id="language" title={settings.language.title}>
        <p className="max-w-prose">{settings.language.text}</p>
        <LanguageSwitch lang={lang} className={buttonClass("secondary", "mt-4")} />
      </LedgerSection>
      {data}
    </section>
  </>
);

type OwnPageProps = AccountPageProps & {
  user: SignedInUser | null;
  onDeleted: (what: Deleted) => void;
};

function OwnPage({ user, onDeleted, ...props }: OwnPageProps) {
  const { lang, words } = props;
  const { state, reload, refresh } = useMyRecord(lang);
  if (state.kind === "loading") return <Frame {...props} checks={null} data={null} />;
  const checks = (
    <>
      <LastRequest lang={lang} words={props.check.lastRequest} className="page margin-line pt-6" />
      <Found {...props} state={state} onRetry={reload} />
      {!user && (
        <WashBand id="sign-in" title={words.signIn.title} text={words.signIn.text} drawing="phone">
          <SignInLink lang={lang} className={buttonClass("secondary")}>
            {words.signIn.button}
          </SignInLink>
        </WashBand>
      )}
    </>
  );
  const data = (
    <MyData {...props} found={state} user={user} onChanged={refresh} onDeleted={onDeleted} />
  );
  return <Frame {...props} checks={checks} data={data} />;
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
    return <MyChecks {...{ lang, words, check, last }} {...state.record} />;
  }
  const { kind, device } = state;
  if (kind === "gone")
    return (
      <>
        <p role="status" className="page mt-8 font-semibold">
          {words.device.gone}
        </p>
        <NoCheck lang={lang} words={words.empty} />
      </>
    );
  if (device)
    return (
      <>
        <div className="page mt-8">
          <div role="status" className="border-l-4 border-marigold bg-marigold-wash px-4 py-3">
            <p className="max-w-prose">{words.device[kind]}</p>
            {kind === "held" ? (
              <SignInLink lang={lang} className={buttonClass("secondary", "mt-3")}>
                {words.signIn.button}
              </SignInLink>
            ) : (
              <Button className="mt-3" onClick={onRetry}>
                {words.device.retry}
              </Button>
            )}
          </div>
        </div>
        <MyChecks {...{ lang, words, check }} {...device} attempts={[]} />
      </>
    );
  return kind === "unreachable" ? (
    <Unreachable {...words.unreachable} retry={words.device.retry} onRetry={onRetry} />
  ) : (
    <NoCheck lang={lang} words={words.empty} />
  );
}
