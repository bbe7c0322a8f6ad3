"use client";

import "./account.css";
import { useState } from "react";
import { deleteEverything, type Deletion } from "@/lib/browser/account/delete-everything";
import { hasDeviceData } from "@/lib/browser/account/download-my-data";
import { visitorId } from "@/lib/browser/check/visitor-id";
import type { Lang } from "@/lib/domain/core/languages";
import type { SignedInUser } from "@/lib/domain/account/signed-in-user";
import type { AuthWords } from "@/lib/content/en/auth";
import { useAuth } from "@/components/auth/auth-provider";
import { CopySection } from "./copy-section";
import { Deleted } from "./deleted";
import { DeletionSection } from "./deletion-section";
import { LanguageSection } from "./language-section";
import { NothingKept } from "./nothing-kept";
import { OwnSettings } from "./own-settings";
import { RecordSkeleton } from "./record-skeleton";
import { SessionSection } from "./session-section";
import { Unreachable } from "./unreachable";
import { useOwnRecord } from "./use-own-record";
import type { SettingsPageWords } from "./words";

type SettingsPageProps = {
  lang: Lang;
  words: SettingsPageWords;
  menu: AuthWords["menu"];
  /** The version of the privacy text that a consent given here is about. */
  textVersion: string;
};

type Done = Exclude<Deletion, "failed" | "expired">;

/** What is kept about a visitor, signed in or not, and everything that can be done with it. */
export function SettingsPage(props: SettingsPageProps) {
  const { lang, words } = props;
  const { state, user } = useAuth();
  const [deleted, setDeleted] = useState<Done | null>(null);
  if (deleted)
    return (
      <div className="own-room">
        <Deleted lang={lang} words={words.deletion.done} what={deleted} />
      </div>
    );
  return (
    <div className="own-room">
      <LanguageSection lang={lang} words={words.language} />
      {state === "loading" ? (
        <RecordSkeleton title={words.loading} withoutScript={words.withoutScript} />
      ) : (
        // Whoever signs in or out sees nothing of the one before.
        <Kept key={user?.id ?? ""} {...props} user={user} onDeleted={setDeleted} />
      )}
    </div>
  );
}

type KeptProps = SettingsPageProps & {
  user: SignedInUser | null;
  onDeleted: (what: Done) => void;
};

function Kept({ lang, words, menu, textVersion, user, onDeleted }: KeptProps) {
  const { state, reload, refresh } = useOwnRecord(lang);
  if (state.kind === "loading")
    return <RecordSkeleton title={words.loading} withoutScript={words.withoutScript} />;
  const session = user && <SessionSection words={words.session} menu={menu} user={user} />;
  if (state.kind === "unreachable")
    return (
      <>
        <Unreachable {...words.unreachable} onRetry={reload} />
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
      {!record && <NothingKept lang={lang} words={words} isHeld={state.kind === "held"} />}
      <OwnSettings
        {...{ lang, words, textVersion, record }}
        isSignedIn={user !== null}
        onChanged={refresh}
      />
      {(record || hasDeviceData()) && (
        <>
          <CopySection words={words.copy} />
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
