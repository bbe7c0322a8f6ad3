"use client";

import { useState } from "react";
import { changeLead, type ChangeReply } from "@/lib/browser/desk/change-client";
import type { LeadChange } from "@/lib/domain/desk/lead-change";
import type { LeadDetail } from "@/lib/domain/desk/lead-detail";
import { fill } from "@/lib/domain/core/fill";
import { momentIn } from "@/components/ui/date-format";
import type { DeskProps } from "./desk-words";

/** What is said beside what was pressed. */
export type Told = { text: string; isTrouble: boolean };
const NOTHING: Told = { text: "", isTrouble: false };

type Parts = DeskProps & { file: LeadDetail; onChange: (file: LeadDetail) => void };

/** The words for a change that was not made. */
const problemOf = (
  reply: Exclude<ChangeReply, { kind: "saved" | "changed" }>,
  { told }: DeskProps["words"]["leadPage"],
): string => {
  if (reply.kind !== "missing") return told[reply.kind];
  if (reply.code === undefined) return told.gone;
  return reply.code === "withdrawn" ? told.withdrawn : told.signedOut;
};

/** Changes the lead on the screen, and says beside it what came of that. */
export const useLeadChange = ({ lang, words, file, onChange }: Parts) => {
  const [told, setTold] = useState(NOTHING);
  const [isBusy, setBusy] = useState(false);
  const { leadPage } = words;

  /** Resolves to whether it is saved. */
  const change = async (wanted: LeadChange, done = leadPage.told.saved): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    setTold({ text: leadPage.told.saving, isTrouble: false });
    const reply = await changeLead(file.row.id, file.row.version, wanted);
    setBusy(false);
    if (reply.kind === "saved") {
      onChange(reply.file);
      setTold({ text: done, isTrouble: false });
      return true;
    }
    if (!("file" in reply)) {
      setTold({ text: problemOf(reply, leadPage), isTrouble: true });
      return false;
    }
    const last = reply.file.lead.work.at(-1);
    const values = { who: last?.by ?? words.work.again, date: last ? momentIn(lang, last.at) : "" };
    onChange(reply.file);
    setTold({ text: fill(leadPage.told.changed, values), isTrouble: true });
    return false;
  };
  return { told, isBusy, change };
};
