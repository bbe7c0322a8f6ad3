"use client";

import { useState } from "react";
import { changeLead, type ChangeReply } from "@/lib/browser/desk/change-client";
import type { LeadChange } from "@/lib/domain/desk/lead-change";
import type { LeadDetail } from "@/lib/domain/desk/lead-detail";
import { fill } from "@/lib/domain/core/fill";
import { momentIn } from "@/components/ui/date-format";
import type { DeskProps } from "@/components/desk/desk-words";

/** Status message next to the control. */
export type ChangeOutcome = { text: string; isTrouble: boolean; isSignedOut?: boolean };
const NOTHING: ChangeOutcome = { text: "", isTrouble: false };

type Parts = DeskProps & { detail: LeadDetail; onChange: (detail: LeadDetail) => void };

/** What is said of a change that was not made. */
const problemOf = (
  reply: Exclude<ChangeReply, { kind: "saved" | "changed" }>,
  { outcome }: DeskProps["words"]["leadPage"],
): ChangeOutcome => {
  if (reply.kind !== "missing") return { text: outcome[reply.kind], isTrouble: true };
  if (reply.code === undefined) return { text: outcome.gone, isTrouble: true };
  const isSignedOut = reply.code !== "withdrawn";
  return {
    text: isSignedOut ? outcome.signedOut : outcome.withdrawn,
    isTrouble: true,
    isSignedOut,
  };
};

/** Changes the lead on the screen, and says beside it what came of that. */
export const useLeadChange = ({ lang, words, detail, onChange }: Parts) => {
  const [outcome, setOutcome] = useState(NOTHING);
  const [isBusy, setBusy] = useState(false);
  const { leadPage } = words;

  /** Resolves to whether it is saved. */
  const change = async (wanted: LeadChange, done = leadPage.outcome.saved): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    setOutcome({ text: leadPage.outcome.saving, isTrouble: false });
    const reply = await changeLead(detail.row.id, detail.row.version, wanted);
    setBusy(false);
    if (reply.kind === "saved") {
      onChange(reply.detail);
      setOutcome({ text: done, isTrouble: false });
      return true;
    }
    if (!("detail" in reply)) {
      setOutcome(problemOf(reply, leadPage));
      return false;
    }
    const last = reply.detail.lead.notes.at(-1);
    const values = {
      who: last?.by ?? words.notes.again,
      date: last ? momentIn(lang, last.at) : "",
    };
    onChange(reply.detail);
    setOutcome({ text: fill(leadPage.outcome.changed, values), isTrouble: true });
    return false;
  };
  return { outcome, isBusy, change };
};
