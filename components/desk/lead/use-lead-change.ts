"use client";

import { useState } from "react";
import { changeLead, type ChangeReply } from "@/lib/browser/desk/change-client";
import type { LeadChange } from "@/lib/domain/desk/lead-change";
import type { LeadDetail } from "@/lib/domain/desk/lead-detail";
import { fill } from "@/lib/domain/core/fill";
import { momentIn } from "@/components/ui/date-format";
import type { DeskProps } from "@/components/desk/desk-words";

/** What is said beside what was pressed. */
export type Told = { text: string; isTrouble: boolean; isSignedOut?: boolean };
const NOTHING: Told = { text: "", isTrouble: false };

type Parts = DeskProps & { detail: LeadDetail; onChange: (detail: LeadDetail) => void };

/** What is said of a change that was not made. */
const problemOf = (
  reply: Exclude<ChangeReply, { kind: "saved" | "changed" }>,
  { told }: DeskProps["words"]["leadPage"],
): Told => {
  if (reply.kind !== "missing") return { text: told[reply.kind], isTrouble: true };
  if (reply.code === undefined) return { text: told.gone, isTrouble: true };
  const isSignedOut = reply.code !== "withdrawn";
  return { text: isSignedOut ? told.signedOut : told.withdrawn, isTrouble: true, isSignedOut };
};

/** Changes the lead on the screen, and says beside it what came of that. */
export const useLeadChange = ({ lang, words, detail, onChange }: Parts) => {
  const [told, setTold] = useState(NOTHING);
  const [isBusy, setBusy] = useState(false);
  const { leadPage } = words;

  /** Resolves to whether it is saved. */
  const change = async (wanted: LeadChange, done = leadPage.told.saved): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    setTold({ text: leadPage.told.saving, isTrouble: false });
    const reply = await changeLead(detail.row.id, detail.row.version, wanted);
    setBusy(false);
    if (reply.kind === "saved") {
      onChange(reply.detail);
      setTold({ text: done, isTrouble: false });
      return true;
    }
    if (!("detail" in reply)) {
      setTold(problemOf(reply, leadPage));
      return false;
    }
    const last = reply.detail.lead.work.at(-1);
    const values = { who: last?.by ?? words.work.again, date: last ? momentIn(lang, last.at) : "" };
    onChange(reply.detail);
    setTold({ text: fill(leadPage.told.changed, values), isTrouble: true });
    return false;
  };
  return { told, isBusy, change };
};
