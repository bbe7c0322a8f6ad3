import type { MyRecord } from "@/lib/browser/account/my-record";
import { saveConsent } from "@/lib/browser/check/visitor-client";
import { dropWaitingLead } from "@/lib/browser/leads/onboarding-lead";
import { visitorId } from "@/lib/browser/check/visitor-id";
import {
  activeConsent,
  type Consent,
  CONSENT_PURPOSES,
  type ConsentPurpose,
  hasConsent,
  SHARE_CHECK,
} from "@/lib/domain/core/consent";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { SettingsWords } from "@/lib/content/en/settings";
import { LedgerSection } from "@/components/shared/sections";
import { ProfileForm } from "./profile-form";
import { useState } from "react";
import { fill } from "@/lib/domain/core/fill";
import { Button } from "@/components/ui/button";
import { dayIn } from "@/components/ui/date-format";

type ConsentListProps = {
  lang: Lang;
  words: SettingsWords["consents"];
  privacy: string;
  consents: readonly Consent[];
  /** Purposes that can also be agreed to here. */
  offered: readonly ConsentPurpose[];
  /** Resolves to whether the change was saved. */
  onChange: (purpose: ConsentPurpose, isGiven: boolean) => Promise<boolean>;
};

/** The choice of the advice has a section of its own. */
const LISTED = CONSENT_PURPOSES.filter((purpose) => purpose !== "ai");
type Listed = (typeof LISTED)[number];

/** A text's version is the day of its last change, as its page prints it. */
const versionIn = (lang: Lang, version: string): string => {
  const day = new Date(`${version}T00:00`).getTime();
  return Number.isNaN(day) ? version : dayIn(lang, day);
};

/** What the visitor agreed to and when, with a button to withdraw. */
function ConsentList(props: ConsentListProps) {
  const { lang, words, privacy, consents, offered, onChange } = props;
  const [busy, setBusy] = useState<Listed | null>(null);
  const [outcome, setOutcome] = useState<{
    of: Listed;
    kind: "done" | "agreed" | "failed";
  } | null>(null);

  const change = async (purpose: Listed, isGiven: boolean) => {
    setBusy(purpose);
    setOutcome(null);
    const isDone = await onChange(purpose, isGiven);
    setBusy(null);
    setOutcome({ of: purpose, kind: isDone ? (isGiven ? "agreed" : "done") : "failed" });
  };
  /** What is given in the contact form can only be withdrawn here. */
  const isListed = (purpose: Listed) =>
    purpose !== SHARE_CHECK || consents.some((one) => one.purpose === purpose);
  const standOf = (purpose: Listed) => {
    const held = activeConsent(consents, purpose);
    if (held)
      return fill(words.given, {
        date: dayIn(lang, held.givenAt),
        version: versionIn(lang, held.textVersion),
      });
    const last = consents.findLast((one) => one.purpose === purpose);
    return last?.withdrawnAt
      ? fill(words.withdrawn, {
          from: dayIn(lang, last.givenAt),
          to: dayIn(lang, last.withdrawnAt),
        })
      : words.never;
  };
  return (
    <ul className="entries">
      {LISTED.filter(isListed).map((purpose) => {
        const isGiven = activeConsent(consents, purpose) !== null;
        const isFailed = outcome?.of === purpose && outcome.kind === "failed";
        const names = { purpose: words.purposes[purpose] };
        return (
          <li key={purpose} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <div className="min-w-[min(14rem,100%)] flex-1">
              <p>{words.purposes[purpose]}</p>
              {purpose === "contact" && offered.includes(purpose) && (
                <p className="text-base text-soft">
                  {words.contactNotice}{" "}
                  <a className="underline" href={pathIn(lang, "/privacy")}>
                    {privacy}
                  </a>
                </p>
              )}
              <p className={`text-base ${isGiven ? "font-semibold text-green" : "text-soft"}`}>
                {standOf(purpose)}
              </p>
              <p
                role={isFailed ? "alert" : "status"}
                className={`font-semibold ${isFailed ? "text-red" : "text-green"}`}
              >
                {outcome?.of === purpose && words[outcome.kind]}
              </p>
            </div>
            {(isGiven || offered.includes(purpose)) && (
              <Button
                aria-disabled={busy !== null}
                aria-label={fill(isGiven ? words.withdrawOf : words.agreeOf, names)}
                onClick={() => void (busy ?? change(purpose, !isGiven))}
              >
                {isGiven ? words.withdraw : words.agree}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

type MySettingsProps = {
  lang: Lang;
  words: SettingsWords;
  textVersion: string;
  /** Null while the server has no record. */
  record: MyRecord | null;
  isSignedIn: boolean;
  onChanged: () => Promise<void>;
};

/** The settings in a visitor's record: the lines about the business, and the consents. */
export function MySettings(props: MySettingsProps) {
  const { lang, words, textVersion, record, isSignedIn, onChanged } = props;
  const consents = record?.consents ?? [];
  const change = async (purpose: ConsentPurpose, isAgreed: boolean) => {
    // After a withdrawal an unsent lead must not be sent later.
    if (purpose === "contact" && !isAgreed) await dropWaitingLead();
    const reply = await saveConsent(visitorId(), purpose, isAgreed, textVersion);
    if (reply.kind === "done") await onChanged();
    return reply.kind === "done";
  };
  return (
    <>
      <LedgerSection id="profile" title={words.profile.title} lead={words.profile.lead}>
        <details className="entry border-y border-ink">
          <summary>{words.profile.open}</summary>
          <ProfileForm
            lang={lang}
            words={words.profile}
            textVersion={textVersion}
            profile={record?.profile ?? {}}
            mayGoToAi={hasConsent(consents, "aiProfile")}
            onSaved={onChanged}
          />
        </details>
      </LedgerSection>
      {record && (
        <LedgerSection id="consents" title={words.consents.title} lead={words.consents.lead}>
          <ConsentList
            lang={lang}
            words={words.consents}
            privacy={words.profile.privacy}
            consents={consents}
            offered={isSignedIn ? ["contact"] : []}
            onChange={change}
          />
        </LedgerSection>
      )}
    </>
  );
}
