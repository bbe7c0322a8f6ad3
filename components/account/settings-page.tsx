"use client";

import { useState } from "react";
import { deleteEverything, type Deletion } from "@/lib/browser/auth/delete-everything";
import { hasDeviceData } from "@/lib/browser/account/download-my-data";
import { visitorId } from "@/lib/browser/check/visitor-id";
import type { Lang } from "@/lib/domain/core/languages";
import type { SignedInUser } from "@/lib/domain/account/signed-in-user";
import type { AdviceChoiceWords } from "@/lib/content/en/advice-choice";
import type { AuthWords } from "@/lib/content/en/auth";
import { useAuth } from "@/components/auth/auth-provider";
import "./account.css";
import { AdviceSection } from "./advice-section";
import { DownloadSection } from "./download-section";
import { Deleted } from "./deleted";
import { DeletionSection } from "./deletion-section";
import { LinksSection } from "./links-section";
import { NoRecord } from "./no-record";
import { MySettings } from "./my-settings";
import { LedgerSection } from "@/components/shared/ledger-section";
import { LanguageSwitch } from "@/components/site/language-switch";
import { buttonClass } from "@/components/ui/button";
import { RecordSkeleton } from "@/components/shared/record-skeleton";
import { SessionSection } from "./session-section";
import { Unreachable } from "@/components/shared/unreachable";
import { useMyRecord } from "./use-my-record";
import type { SettingsPageWords } from "./page-words";

type SettingsPageProps = {
  lang: Lang;
  words: SettingsPageWords;
  menu: AuthWords["menu"];
  choice: AdviceChoiceWords;
  /** The version of the privacy text for a consent given here. */
  textVersion: string;
};

type Done = Exclude<Deletion, "failed" | "expired">;

/** A visitor's stored data, signed in or not, with all actions on it. */
export function SettingsPage(props: SettingsPageProps) {
  const { lang, words } = props;
  const { state, user } = useAuth();
  const [deleted, setDeleted] = useState<Done | null>(null);
  if (deleted)
    return (
      <div className="min-h-svh">
        <Deleted lang={lang} words={words.deletion.done} what={deleted} />
      </div>
    );
  return (
    <div className="settings min-h-svh">
      <LedgerSection id="language" title={words.language.title}>
        <p className="max-w-prose">{words.language.text}</p>
        {/* A plain link, so it works without JavaScript, too. */}
        <LanguageSwitch lang={lang} className={buttonClass("secondary", "mt-4")} />
      </LedgerSection>
      {state === "loading" ? (
        <RecordSkeleton title={words.loading} withoutScript={words.withoutScript} />
      ) : (
        // A new account remounts it, so that no data of the last one is shown.
        <Settings key={user?.id ?? ""} {...props} user={user} onDeleted={setDeleted} />
      )}
    </div>
  );
}

type SettingsProps = SettingsPageProps & {
  user: SignedInUser | null;
  onDeleted: (what: Done) => void;
};

function Settings({ lang, words, menu, choice, textVersion, user, onDeleted }: SettingsProps) {
  const { state, reload, refresh } = useMyRecord(lang);
  if (state.kind === "loading")
    return <RecordSkeleton title={words.loading} withoutScript={words.withoutScript} />;
  const session = user && <SessionSection words={words.session} menu={menu} user={user} />;
  const advice = <AdviceSection {...{ lang, choice, textVersion }} words={words.advice} />;
  if (state.kind === "unreachable")
    return (
      <>
        <Unreachable {...words.unreachable} onRetry={reload} />
        {advice}
        {session}
      </>
    );

  const record = state.kind === "known" ? state.record : null;
  const confirm = async () => {
    const outcome = await deleteEverything(lang);
    if (outcome === "failed" || outcome === "expired") return outcome;
    onDeleted(outcome);
    return null;
  };
  return (
    <>
      {!record && <NoRecord lang={lang} words={words} isHeld={state.kind === "held"} />}
      {advice}
      <MySettings
        {...{ lang, words, textVersion, record }}
        isSignedIn={user !== null}
        onChanged={refresh}
      />
      {record && <LinksSection lang={lang} words={words.links} />}
      {(record || hasDeviceData()) && (
        <>
          <DownloadSection words={words.copy} />
          <DeletionSection
            lang={lang}
            words={words.deletion}
            hasAccount={user !== null}
            onConfirm={confirm}
          />
        </>
      )}
      {session}
      {record && (
        <p className="page margin-line py-6 text-base text-soft">
          {words.record} <code className="wrap-anywhere">{visitorId()}</code>
        </p>
      )}
    </>
  );
}
