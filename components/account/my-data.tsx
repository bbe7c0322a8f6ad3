import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { deleteEverything, type Deletion } from "@/lib/browser/auth/delete-everything";
import { downloadMyData, hasDeviceData } from "@/lib/browser/account/download-my-data";
import { visitorId } from "@/lib/browser/check/visitor-id";
import type { Lang } from "@/lib/domain/core/languages";
import { displayName, type SignedInUser } from "@/lib/domain/account/signed-in-user";
import type { AdviceChoiceWords } from "@/lib/content/en/advice-choice";
import type { AuthWords } from "@/lib/content/en/auth";
import type { SettingsWords } from "@/lib/content/en/settings";
import { LedgerSection } from "@/components/shared/sections";
import "./account.css";
import { DeletionSection } from "./deletion-section";
import { MySettings } from "./my-settings";
import type { FoundRecord } from "./use-my-record";
import { isAiConsentWaiting, onAiConsentChange } from "@/lib/browser/check/ai-consent";
import { AdviceChoice } from "@/components/shared/advice-choice";
import { Button, buttonClass } from "@/components/ui/button";
import { fill } from "@/lib/domain/core/fill";
import { dayIn } from "@/components/ui/date-format";
import { untilGone } from "@/lib/browser/core/timing";
import { type OwnLink, readLinks, revokeLink } from "@/lib/browser/share/link-client";
import { SignOutButton } from "@/components/site/sign-out-button";

/** The working private links of this visitor, newest first, and how to switch off one. */
const useOwnLinks = () => {
  const [links, setLinks] = useState<readonly OwnLink[]>([]);

  useEffect(
    () =>
      untilGone(readLinks(visitorId()), (reply) => {
        if (reply.kind === "done") setLinks(reply.value);
      }),
    [],
  );

  /** Resolves to whether the link is off now. */
  const revoke = useCallback(async (linkId: string): Promise<boolean> => {
    const { kind } = await revokeLink(visitorId(), linkId);
    // "missing": it was switched off elsewhere.
    const isOff = kind === "done" || kind === "missing";
    if (isOff) setLinks((before) => before.filter((one) => one.linkId !== linkId));
    return isOff;
  }, []);

  return { links, revoke };
};

/** The working private links to this visitor's checks, each to be switched off. Without any there is no section. */
function LinksSection({ lang, words }: { lang: Lang; words: SettingsWords["links"] }) {
  const { links, revoke: switchOff } = useOwnLinks();
  const [said, setSaid] = useState<"revoked" | "failed" | null>(null);

  const revoke = async (linkId: string) => {
    setSaid(null);
    setSaid((await switchOff(linkId)) ? "revoked" : "failed");
  };

  if (links.length === 0 && said === null) return null;
  return (
    <LedgerSection id="links" title={words.title} lead={words.lead}>
      <ul className="entries">
        {links.map(({ linkId, scope, madeAt, expiresAt }) => {
          const holes = {
            scope: words[scope],
            made: dayIn(lang, madeAt),
            until: dayIn(lang, expiresAt),
          };
          return (
            <li
              key={linkId}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2"
            >
              <span>{fill(words.item, holes)}</span>
              <Button aria-label={fill(words.revokeOf, holes)} onClick={() => void revoke(linkId)}>
                {words.revoke}
              </Button>
            </li>
          );
        })}
      </ul>
      <p role="status" className={said === "failed" ? "font-semibold text-red" : "text-green"}>
        {said && words[said]}
      </p>
    </LedgerSection>
  );
}

/** A copy of everything, from the server and from this device, in one file. */
function DownloadSection({ words }: { words: SettingsWords["copy"] }) {
  const [phase, setPhase] = useState<"open" | "busy" | "failed">("open");
  const [file, setFile] = useState("");

  const take = async () => {
    setPhase("busy");
    setFile("");
    const name = await downloadMyData(words.file, new Date());
    setPhase(name === null ? "failed" : "open");
    setFile(name ?? "");
  };
  return (
    <LedgerSection id="copy" title={words.title} lead={words.lead}>
      <Button aria-disabled={phase === "busy"} onClick={() => void (phase === "busy" || take())}>
        {phase === "busy" ? words.busy : words.button}
      </Button>
      <p role="status" className="mt-3 wrap-anywhere text-green">
        {file && fill(words.done, { file })}
      </p>
      {phase === "failed" && (
        <p role="alert" className="max-w-prose font-semibold text-red">
          {words.failed}
        </p>
      )}
    </LedgerSection>
  );
}

type AdviceSectionProps = {
  lang: Lang;
  words: SettingsWords["advice"];
  choice: AdviceChoiceWords;
  textVersion: string;
};

/** AI advice or only standard advice, also before there is a record. */
function AdviceSection({ lang, words, choice, textVersion }: AdviceSectionProps) {
  const isWaiting = useSyncExternalStore(onAiConsentChange, isAiConsentWaiting, () => false);
  return (
    <LedgerSection id="advice" title={words.title} lead={words.lead}>
      <AdviceChoice lang={lang} words={choice} textVersion={textVersion} />
      <p role="status" className="mt-3 text-base text-soft">
        {isWaiting && words.waiting}
      </p>
    </LedgerSection>
  );
}

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

  const session = user && (
    <LedgerSection id="session" title={words.session.title}>
      <p className="mb-4 wrap-anywhere">
        {fill(words.session.text, { name: displayName(user), email: user.email })}
      </p>
      <SignOutButton words={menu} className={buttonClass("secondary")} />
      <p className="mt-3 max-w-prose text-base text-soft">{words.session.note}</p>
    </LedgerSection>
  );
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
