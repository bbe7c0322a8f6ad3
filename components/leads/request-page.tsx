"use client";

import { type FormEvent, useState } from "react";
import { chooseCall, openRequest } from "@/lib/browser/leads/call-client";
import { followRequest } from "@/lib/browser/leads/last-request";
import { fieldsOf } from "@/lib/browser/core/parse";
import { timesFrom } from "@/lib/browser/core/receipt";
import type { RequestWords } from "@/lib/content/slices/call-words";
import { fill, wordFor } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";
import type { PayView } from "@/lib/domain/leads/pay-view";
import { isRequestToken, type RequestView } from "@/lib/domain/leads/request-view";
import { wordInFragment } from "@/lib/domain/share/word-in-fragment";
import { PayPart } from "./pay/pay-part";
import {
  PrivatePageStatus,
  type Unopened,
  useOpened,
} from "@/components/shared/private-page-status";
import { Button } from "@/components/ui/button";
import { Problem } from "@/components/ui/field";
import { CallEntry, agreedText } from "@/components/calls/call-receipt";
import { chosenIn, useFreeTimes, WhenField } from "@/components/calls/when-field";

type Open = { kind: "open"; token: string; view: RequestView; pay: PayView | null };

/** Opens the message in the page's address. The token goes to our server in a body, and nowhere else. */
const opened = async (): Promise<Open | Unopened> => {
  const token = wordInFragment(location.hash, isRequestToken);
  if (token === null) return { kind: "gone" };
  const reply = await openRequest(token);
  if (reply.kind === "done") {
    const { pay, ...view } = reply.value;
    followRequest(token, view);
    return { kind: "open", token, view, pay };
  }
  return { kind: reply.kind === "missing" || reply.kind === "refused" ? "gone" : "unreachable" };
};

type RequestPageProps = { lang: Lang; words: RequestWords };

/** The private page of a message: its call, for who has the link (docs/product/leads.md#your-request). */
export function RequestPage({ lang, words }: RequestPageProps) {
  const { state, setState, retry } = useOpened(opened);
  if (state.kind !== "open")
    return <PrivatePageStatus kind={state.kind} words={words.page} onRetry={retry} />;
  const { token, view, pay } = state;
  return (
    <div className="page margin-line min-h-svh py-10">
      <OpenRequest
        {...{ lang, words, token, view }}
        onChange={(changed) => {
          followRequest(token, changed);
          setState({ ...state, view: changed });
        }}
      />
      {pay && view.wants === "order" && <PayPart {...{ lang, token, pay }} />}
    </div>
  );
}

type OpenRequestProps = RequestPageProps & {
  token: string;
  view: RequestView;
  onChange: (view: RequestView) => void;
};

function OpenRequest({ lang, words, token, view, onChange }: OpenRequestProps) {
  const { page } = words;
  const { reference, call } = view;
  const isMade = call?.end === "reached";
  const said = call?.end ? wordFor(words.ends, call.end) : agreedText(lang, call, words);
  return (
    <>
      <p className="font-semibold">{fill(page.reference, { reference })}</p>
      <p role="status" className="mt-3 mb-3 text-lead">
        {said}
      </p>
      {call && <CallEntry {...{ lang, words, token, reference, call }} />}
      {!isMade && <ChooseTime {...{ lang, words, token, view, onChange }} />}
    </>
  );
}

function ChooseTime({ lang, words, token, view, onChange }: OpenRequestProps) {
  const { page } = words;
  const { call } = view;
  const found = useFreeTimes();
  const [taken, setTaken] = useState<readonly number[] | null>(null);
  const [problem, setProblem] = useState<keyof typeof page.problems | null>(null);
  const [isSending, setSending] = useState(false);
  const times = (taken ?? found).filter((at) => at !== call?.at);

  const choose = async (at: number | null) => {
    if (isSending) return;
    setSending(true);
    const reply = await chooseCall(token, at);
    setSending(false);
    if (reply.kind === "done") {
      setProblem(null);
      return onChange(reply.value);
    }
    const isTaken = reply.kind === "conflict" && reply.code === "call_taken";
    if (isTaken) setTaken(timesFrom(fieldsOf(reply.body)["times"]));
    const isOften = reply.kind === "later" && reply.status === 429;
    const other = reply.kind === "conflict" ? "second" : isOften ? "often" : "failed";
    setProblem(isTaken ? "taken" : other);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const at = chosenIn(event.currentTarget);
    if (typeof at === "number") void choose(at);
    else setProblem("none");
  };

  return (
    <>
      {times.length > 0 && (
        <form className="mt-7 grid max-w-2xl gap-4" noValidate onSubmit={submit}>
          <WhenField {...{ lang, words, times }} onlyTimes={page.choose} />
          <Button kind="primary" type="submit" aria-disabled={isSending}>
            {page.take}
          </Button>
        </form>
      )}
      <div role="alert">{problem && <Problem>{page.problems[problem]}</Problem>}</div>
      {call && call.end === null && (
        <Button
          kind="quiet"
          className="mt-3"
          aria-disabled={isSending}
          onClick={() => void choose(null)}
        >
          {page.cancel}
        </Button>
      )}
    </>
  );
}
