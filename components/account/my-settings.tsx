import type { MyRecord } from "@/lib/browser/account/my-record";
import { saveConsent } from "@/lib/browser/check/account-client";
import { dropWaitingLead } from "@/lib/browser/leads/onboarding-lead";
import { visitorId } from "@/lib/browser/check/visitor-id";
import { type ConsentPurpose, hasConsent } from "@/lib/domain/core/consent";
import type { Lang } from "@/lib/domain/core/languages";
import type { SettingsWords } from "@/lib/content/en/settings";
import { LedgerSection } from "@/components/shared/ledger-section";
import { ConsentList } from "./consent-list";
import { ProfileForm } from "./profile-form";

type MySettingsProps = {
  lang: Lang;
  words: SettingsWords;
  textVersion: string;
  /** Null while the server has no record. */
  record: MyRecord | null;
  isSignedIn: boolean;
  /** Called after a change, to read the record again. */
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
