"use client";

import type { ReactNode } from "react";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { SignedInUser } from "@/lib/domain/account/signed-in-user";
import type { FinishedCheckWords } from "@/lib/content/slices/check-words";
import { useAuth } from "@/components/auth/auth-provider";
import { WashBand } from "@/components/shared/wash-band";
import { SignInLink } from "@/components/site/sign-in-link";
import { Button, buttonClass } from "@/components/ui/button";
import { NoCheck } from "./no-check";
import { MyChecks } from "./my-checks";
import { RecordSkeleton } from "@/components/shared/record-skeleton";
import { Unreachable } from "@/components/shared/unreachable";
import { type MyRecordState, useMyRecord } from "./use-my-record";
import type { AccountPageWords } from "./page-words";

type AccountPageProps = {
  lang: Lang;
  words: AccountPageWords;
  check: FinishedCheckWords;
};

/** A visitor's checks, signed in or not. */
export function AccountPage(props: AccountPageProps) {
  const { lang, words } = props;
  const { state, user } = useAuth();
  return (
    <div className="min-h-svh">
      {state === "loading" ? (
        <RecordSkeleton title={words.loading} withoutScript={words.withoutScript} />
      ) : (
        // A new account remounts it, so that no data of the last one is shown.
        <Checks key={user?.id ?? ""} {...props}>
          <DataSection lang={lang} words={words.data} user={user} />
          {!user && (
            <WashBand
              id="sign-in"
              title={words.signIn.title}
              text={words.signIn.text}
              drawing="phone"
            >
              <SignInLink lang={lang} className={buttonClass("secondary")}>
                {words.signIn.button}
              </SignInLink>
            </WashBand>
          )}
        </Checks>
      )}
    </div>
  );
}

/** The checks and what follows them, shown together so that the layout does not shift. */
function Checks({ children, ...props }: AccountPageProps & { children: ReactNode }) {
  const { lang, words } = props;
  const { state, reload } = useMyRecord(lang);
  return state.kind === "loading" ? (
    <RecordSkeleton title={words.loading} withoutScript={words.withoutScript} />
  ) : (
    <>
      <Found {...props} state={state} onRetry={reload} />
      {children}
    </>
  );
}

type FoundProps = AccountPageProps & {
  state: Exclude<MyRecordState, { kind: "loading" }>;
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

type DataSectionProps = {
  lang: Lang;
  words: AccountPageWords["data"];
  user: SignedInUser | null;
};

/** Who is signed in, and the way to what is kept. */
function DataSection({ lang, words, user }: DataSectionProps) {
  return (
    <p className="page margin-line pb-3 wrap-anywhere">
      {user && `${fill(words.signedIn, { email: user.email })} `}
      <a className="text-link" href={pathIn(lang, "/settings")}>
        {words.button}
      </a>
    </p>
  );
}
