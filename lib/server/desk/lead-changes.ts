import {
  changeFault,
  isChangeSaved,
  withChange,
  withOpening,
} from "@/lib/domain/desk/lead-changes";
import type { LeadChange, ManyChange } from "@/lib/domain/desk/lead-change";
import type { DeskDeed } from "@/lib/domain/desk/desk-log";
import type { LeadDetail } from "@/lib/domain/desk/lead-detail";
import { MAX_NOTES } from "@/lib/domain/leads/lead-notes";
import { isForDesk } from "@/lib/domain/leads/lead-row";
import type { Lead } from "@/lib/domain/leads/lead";
import { ApiError, notFound, withdrawnLead } from "@/lib/server/core/api-error";
import type { Store } from "@/lib/server/store/store";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";
import type { DeskLog } from "./desk-log";
import type { AddBody } from "./desk-schemas";
import { typedLead, typedLeadId } from "./typed-lead";

type Parts = {
  leads: Store<Lead>;
  /** All data about a lead. Throws ApiError 404. */
  detail: (id: string) => Promise<LeadDetail>;
  log: DeskLog;
  now: () => number;
};

/** The changes that operators make to leads. Each is logged before it is made; all reject with StoreUnavailable. */
export const createLeadChanges = ({ leads, detail, log, now }: Parts) => {
  const known = async (id: string): Promise<Lead> => {
    const lead = await leads.read(id);
    if (!lead) throw notFound();
    if (!isForDesk(lead)) throw withdrawnLead();
    return lead;
  };
  const note = (by: string, did: DeskDeed, found: readonly Lead[]) =>
    log.note({ by, did, references: found.map(({ reference }) => reference) });

  /** Changes the newest version of a lead; resolves to whether the lead is as wanted. */
  const changeNewest = async (by: string, id: string, change: ManyChange): Promise<boolean> => {
    const at = now();
    const lead = await leads.update(id, (current) =>
      current && isForDesk(current) && changeFault(current, change) === null
        ? withChange(current, change, { by, at })
        : null,
    );
    return lead !== null && isChangeSaved(lead, lead.work.length, change, by);
  };

  return {
    /**
     * Makes a change by an operator who saw `version` notes, and resolves to the lead afterwards; `isSaved` is false
     * when another operator was first and nothing was changed. Throws ApiError 404, 422 for a change that the lead does
     * not allow, and 422 "full" when it holds MAX_NOTES.
     */
    change: async (
      by: string,
      id: string,
      { version, change }: { version: number; change: LeadChange },
    ): Promise<{ isSaved: boolean; detail: LeadDetail }> => {
      const before = await known(id);
      const fault = changeFault(before, change);
      if (fault) throw new ApiError(422, "invalid", `Not as expected: ${fault}.`);
      await note(by, change.kind === "note" ? "noted" : "changed", [before]);
      const at = now();
      const lead = await leads.update(id, (current) =>
        current?.work.length === version && changeFault(current, change) === null
          ? withChange(current, change, { by, at })
          : null,
      );
      if (!lead) throw notFound();
      const isSaved = isChangeSaved(lead, version, change, by);
      if (!isSaved && lead.work.length >= MAX_NOTES)
        throw new ApiError(422, "full", "This lead has as many notes as it can hold.");
      return { isSaved, detail: await detail(id) };
    },

    /** Makes a change to the newest version of each lead; `failed`: gone, full, or it does not allow the change. */
    changeMany: async (
      by: string,
      ids: readonly string[],
      change: ManyChange,
    ): Promise<{ done: string[]; failed: string[] }> => {
      const wanted = [...new Set(ids)];
      const found = await Promise.all(wanted.map((id) => leads.read(id).catch(nullIfUnreadable)));
      await note(by, "changed", found.filter((lead) => lead !== null).filter(isForDesk));
      const results = await Promise.all(
        wanted.map(async (id) => ({
          id,
          isDone: (await changeNewest(by, id, change).catch(nullIfUnreadable)) ?? false,
        })),
      );
      const idsThat = (isDone: boolean) =>
        results.filter((result) => result.isDone === isDone).map(({ id }) => id);
      return { done: idsThat(true), failed: idsThat(false) };
    },

    /**
     * Notes that an operator opened WhatsApp, the mail program or the dialler, and resolves to the lead afterwards.
     * Throws ApiError 404.
     */
    opened: async (
      by: string,
      id: string,
      opening: { way: string; template: string | null },
    ): Promise<LeadDetail> => {
      await note(by, "opened", [await known(id)]);
      const author = { by, at: now() };
      await leads.update(id, (current) => current && withOpening(current, opening, author));
      return detail(id);
    },

    /** Adds a lead that an operator typed in; a repeated call adds nothing. */
    add: async (by: string, input: AddBody): Promise<{ id: string; reference: string }> => {
      const id = typedLeadId(input.key);
      const lead = typedLead(id, input, now());
      await note(by, "added", [lead]);
      const { reference } = (await leads.update(id, (current) => current ?? lead)) ?? lead;
      return { id, reference };
    },
  };
};
