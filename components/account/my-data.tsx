import { type ReactNode, useEffect, useId, useState, useSyncExternalStore } from "react";
import { useAiConsent } from "@/components/shared/advice-choice";
import { NextOwnerDialog } from "@/components/share/next-owner";
import { SignInLink } from "@/components/site/links";
import { SignOutButton } from "@/components/site/sign-out-button";
import { Button, buttonClass } from "@/components/ui/button";
import { dayIn } from "@/components/ui/date-format";
import { downloadMyData, hasDeviceData } from "@/lib/browser/account/download-my-data";
import type { MyRecord } from "@/lib/browser/account/my-record";
import { deleteEverything, type Deletion } from "@/lib/browser/auth/delete-everything";
import { saveConsent } from "@/lib/browser/check/visitor-client";
import { chooseAi, isAiConsentWaiting, onAiConsentChange } from "@/lib/browser/check/ai-consent";
import { visitorId } from "@/lib/browser/check/visitor-id";
import { untilGone } from "@/lib/browser/core/timing";
import { followRequest } from "@/lib/browser/leads/last-request";
import { dropWaitingLead } from "@/lib/browser/leads/onboarding-lead";
import { type OwnLink, readLinks, revokeLink } from "@/lib/browser/share/link-client";
import type { AccountWords } from "@/lib/content/en/account";
import type { AuthWords } from "@/lib/content/en/auth";
import type { SettingsWords } from "@/lib/content/en/settings";
import type { ShareWords } from "@/lib/content/en/share";
import { displayName, type SignedInUser } from "@/lib/domain/account/signed-in-user";
import { type ConsentPurpose, hasConsent } from "@/lib/domain/core/consent";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { DeleteButton } from "./delete-button";
import type { FoundRecord } from "./use-my-record";

type RowProps = {
  title: string;
  /** The id of the title, for a control that it names. */
  id?: string;
  text?: ReactNode;
  /** Beside the text; on a phone below it. */
  children?: ReactNode;
};

/** One thing to read or change: its title and text, and the control beside them. */
const Row = ({ title, id, text, children }: RowProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
    <div className="min-w-[min(14rem,100%)] flex-1">
      <h3 id={id} className="text-lg leading-snug">
        {title}
      </h3>
      {text && <div className="mt-1 max-w-prose text-base text-soft">{text}</div>}
    </div>
    {children}
  </li>
);

type SwitchRowProps = Pick<RowProps, "title" | "text"> & {
  words: SettingsWords["switch"];
  isOn: boolean;
  /** Resolves to whether the change was saved. */
  onChange: (isOn: boolean) => Promise<boolean>;
};

/** A consent as a switch; below it, why a change was not saved. */
function SwitchRow({ title, text, words, isOn, onChange }: SwitchRowProps) {
  const id = useId();
  const [phase, setPhase] = useState<"open" | "busy" | "failed">("open");
  const change = async () => {
    setPhase("busy");
    setPhase((await onChange(!isOn)) ? "open" : "failed");
  };
  return (
    <Row
      id={id}
      title={title}
      text={
        <>
          {text}
          <p role="alert" className="font-semibold text-red">
            {phase === "failed" && words.failed}
          </p>
        </>
      }
    >
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-labelledby={id}
        aria-disabled={phase === "busy"}
        className="flex min-h-11 items-center gap-3 font-semibold"
        onClick={() => void (phase === "busy" || change())}
      >
        <span aria-hidden="true">{isOn ? words.on : words.off}</span>
        <span
          aria-hidden="true"
          className={`flex h-8 w-14 rounded-full border-2 border-ink p-0.75 ${isOn ? "justify-end bg-green" : "bg-card"}`}
        >
          <span className={`aspect-square rounded-full ${isOn ? "bg-paper" : "bg-ink"}`} />
        </span>
      </button>
    </Row>
  );
}

type ConsentRowsProps = Pick<MyDataProps, "lang" | "settings" | "textVersion" | "onChanged"> & {
  record: MyRecord;
  isSignedIn: boolean;
};

/** What the visitor agreed to, and what can be agreed to here, each with its notice. */
function ConsentRows(props: ConsentRowsProps) {
  const { lang, settings, textVersion, record, isSignedIn, onChanged } = props;
  const { consents: words, privacy } = settings;
  const change = async (purpose: ConsentPurpose, isAgreed: boolean) => {
    // After a withdrawal an unsent lead must not be sent later.
    if (purpose === "contact" && !isAgreed) await dropWaitingLead();
    const reply = await saveConsent(visitorId(), purpose, isAgreed, textVersion);
    // It ends an order by Get Started, too.
    if (reply.kind === "done" && purpose === "contact" && !isAgreed) followRequest("", null);
    if (reply.kind === "done") await onChanged();
    return reply.kind === "done";
  };
  const isOffered = { aiProfile: true, contact: isSignedIn, shareCheck: false };
  return (["aiProfile", "contact", "shareCheck"] as const).map((purpose) => {
    const isOn = hasConsent(record.consents, purpose);
    if (!isOn && !isOffered[purpose]) return null;
    const { title, text } = words[purpose];
    return (
      <SwitchRow
        key={purpose}
        title={title}
        words={settings.switch}
        isOn={isOn}
        onChange={(isAgreed) => change(purpose, isAgreed)}
        text={
          <p>
            {text}{" "}
            <a className="underline" href={pathIn(lang, "/privacy")}>
              {privacy}
            </a>
          </p>
        }
      />
    );
  });
}

type AdviceRowProps = Pick<MyDataProps, "lang" | "settings" | "textVersion">;

/** AI advice or only standard advice, also before there is a record. */
function AdviceRow({ lang, settings, textVersion }: AdviceRowProps) {
  const { advice: words } = settings;
  const isWaiting = useSyncExternalStore(onAiConsentChange, isAiConsentWaiting, () => false);
  return (
    <SwitchRow
      title={words.title}
      text={<p role="status">{isWaiting ? words.waiting : words.lead}</p>}
      words={settings.switch}
      isOn={useAiConsent() !== false}
      onChange={async (isAgreed) => {
        await chooseAi(isAgreed, textVersion, lang);
        return true;
      }}
    />
  );
}

/** The working private links to this visitor's checks, each to be switched off. Without any there is no row. */
function LinksRow({ lang, words }: { lang: Lang; words: SettingsWords["links"] }) {
  const [links, setLinks] = useState<readonly OwnLink[]>([]);
  const [said, setSaid] = useState<"revoked" | "failed" | null>(null);
  useEffect(
    () =>
      untilGone(readLinks(visitorId()), (reply) => {
        if (reply.kind === "done") setLinks(reply.value);
      }),
    [],
  );

  const revoke = async (linkId: string) => {
    setSaid(null);
    const { kind } = await revokeLink(visitorId(), linkId);
    // "missing": it was switched off elsewhere.
    const isOff = kind === "done" || kind === "missing";
    if (isOff) setLinks((before) => before.filter((one) => one.linkId !== linkId));
    setSaid(isOff ? "revoked" : "failed");
  };

  if (links.length === 0 && said === null) return null;
  return (
    <Row
      title={words.title}
      text={
        <>
          <p>{words.lead}</p>
          <p
            role="status"
            className={`font-semibold ${said === "failed" ? "text-red" : "text-green"}`}
          >
            {said && words[said]}
          </p>
        </>
      }
    >
      <ul className="w-full">
        {links.map(({ linkId, scope, madeAt, expiresAt }) => {
          const holes = {
            scope: words[scope],
            made: dayIn(lang, madeAt),
            until: dayIn(lang, expiresAt),
          };
          return (
            <li
              key={linkId}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2"
            >
              <span>{fill(words.item, holes)}</span>
              <Button aria-label={fill(words.revokeOf, holes)} onClick={() => void revoke(linkId)}>
                {words.revoke}
              </Button>
            </li>
          );
        })}
      </ul>
    </Row>
  );
}

type NextOwnerRowProps = { lang: Lang; words: SettingsWords["owner"]; owner: ShareWords["owner"] };

/** Gives the phone to the next owner. */
function NextOwnerRow({ lang, words, owner }: NextOwnerRowProps) {
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Row title={owner.open} text={words.text}>
      <Button aria-haspopup="dialog" onClick={() => setLeaving(true)}>
        {words.button}
      </Button>
      {isLeaving && <NextOwnerDialog lang={lang} words={owner} onClose={() => setLeaving(false)} />}
    </Row>
  );
}

/** A copy of everything, from the server and from this device, in one file. */
function CopyRow({ words }: { words: SettingsWords["copy"] }) {
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
    <Row
      title={words.title}
      text={
        <>
          <p>{words.lead}</p>
          <p role="status" className="wrap-anywhere text-green">
            {file && fill(words.done, { file })}
          </p>
          <p role="alert" className="font-semibold text-red">
            {phase === "failed" && words.failed}
          </p>
        </>
      }
    >
      <Button aria-disabled={phase === "busy"} onClick={() => void (phase === "busy" || take())}>
        {phase === "busy" ? words.busy : words.button}
      </Button>
    </Row>
  );
}

export type Deleted = Exclude<Deletion, "failed" | "expired">;

export type SettingsProps = {
  settings: SettingsWords;
  menu: AuthWords["menu"];
  /** The version of the privacy text for a consent given here. */
  textVersion: string;
};

type MyDataProps = SettingsProps & {
  lang: Lang;
  words: Pick<AccountWords, "signIn">;
  owner: ShareWords["owner"];
  found: FoundRecord;
  user: SignedInUser | null;
  onChanged: () => Promise<void>;
  onDeleted: (what: Deleted) => void;
};

/** Who is signed in, what we may do, and what we keep, a row for each. */
export function MyData(props: MyDataProps) {
  const { lang, settings, menu, found, user } = props;
  const { title, session, none, deletion } = settings;
  const { signIn } = props.words;
  // The checks above have come after the browser went to this part of the page.
  useEffect(() => {
    if (location.hash === "#data") document.getElementById("data")?.scrollIntoView();
  }, []);

  const record = found.kind === "known" ? found.record : null;
  const isKept = record !== null || hasDeviceData();
  const confirm = async () => {
    const outcome = await deleteEverything(lang);
    if (outcome === "failed" || outcome === "expired") return outcome;
    props.onDeleted(outcome);
    return null;
  };
  return (
    <section id="data" className="border-t border-rule" aria-labelledby="settings">
      <div className="page margin-line py-9 lg:py-14">
        <h2 id="settings">{title}</h2>
        <ul className="entries mt-5">
          {user ? (
            <Row
              title={session.title}
              text={
                <>
                  <p className="wrap-anywhere">
                    {fill(session.text, { name: displayName(user), email: user.email })}
                  </p>
                  <p>{session.note}</p>
                </>
              }
            >
              <div>
                <SignOutButton words={menu} className={buttonClass("secondary")} />
              </div>
            </Row>
          ) : (
            <Row title={signIn.title} text={signIn.text}>
              <SignInLink lang={lang} className={buttonClass("secondary")}>
                {signIn.button}
              </SignInLink>
            </Row>
          )}
          {found.kind === "none" && <Row title={none.title} text={none.text} />}
          <AdviceRow {...props} />
          {record && <ConsentRows {...props} record={record} isSignedIn={user !== null} />}
          {record && <LinksRow lang={lang} words={settings.links} />}
          {isKept && <NextOwnerRow lang={lang} words={settings.owner} owner={props.owner} />}
          {isKept && found.kind !== "unreachable" && (
            <>
              <CopyRow words={settings.copy} />
              <Row title={deletion.title} text={deletion.lead}>
                <DeleteButton
                  lang={lang}
                  words={deletion}
                  hasAccount={user !== null}
                  onConfirm={confirm}
                />
              </Row>
            </>
          )}
        </ul>
        {record && (
          <p className="mt-5 text-base text-soft">
            {settings.record} <code className="wrap-anywhere">{visitorId()}</code>
          </p>
        )}
      </div>
    </section>
  );
}
