import { useEffect } from "react";
import { deleteEverything, type Deletion } from "@/lib/browser/auth/delete-everything";
import { hasDeviceData } from "@/lib/browser/account/download-my-data";
import { visitorId } from "@/lib/browser/check/visitor-id";
import type { Lang } from "@/lib/domain/core/languages";
import type { SignedInUser } from "@/lib/domain/account/signed-in-user";
import type { AdviceChoiceWords } from "@/lib/content/en/advice-choice";
import type { AuthWords } from "@/lib/content/en/auth";
import type { SettingsWords } from "@/lib/content/en/settings";
import { LedgerSection } from "@/components/shared/ledger-section";
import "./account.css";
import { AdviceSection } from "./advice-section";
import { DeletionSection } from "./deletion-section";
import { DownloadSection } from "./download-section";
import { LinksSection } from "./links-section";
import { MySettings } from "./my-settings";
import { SessionSection } from "./session-section";
import type { FoundRecord } from "./use-my-record";

export type Deleted = Exclude<Deletion, "failed" | "expired">;

export type SettingsProps = {
  settings: SettingsWords;
  menu: AuthWords["menu"];
  choice: AdviceChoiceWords;
  /** The version of the privacy text for a consent given here. */
  textVersion: string;
};

type MyDataProps = SettingsProps & {
  lang: Lang;
  found: FoundRecord;
  user: SignedInUser | null;
  onChanged: () => Promise<void>;
  onDeleted: (what: Deleted) => void;
};

/** A visitor's stored data, signed in or not, with all actions on it. */
export function MyData(props: MyDataProps) {
  const { lang, settings: words, menu, choice, textVersion, found, user } = props;
  // The checks above have come after the browser went to this part of the page.
  useEffect(() => {
    if (location.hash === "#data") document.getElementById("data")?.scrollIntoView();
  }, []);

  const session = user && <SessionSection words={words.session} menu={menu} user={user} />;
  const advice = <AdviceSection {...{ lang, choice, textVersion }} words={words.advice} />;
  if (found.kind === "unreachable")
    return (
      <>
        {advice}
        {session}
      </>
    );

  const record = found.kind === "known" ? found.record : null;
  const confirm = async () => {
    const outcome = await deleteEverything(lang);
    if (outcome === "failed" || outcome === "expired") return outcome;
    props.onDeleted(outcome);
    return null;
  };
  const missing = found.kind === "held" ? words.held : words.none;
  return (
    <>
      {!record && (
        <LedgerSection id="none" title={missing.title}>
          <p className="max-w-prose">{missing.text}</p>
        </LedgerSection>
      )}
      {advice}
      <MySettings
        {...{ lang, words, textVersion, record }}
        isSignedIn={user !== null}
        onChanged={props.onChanged}
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
