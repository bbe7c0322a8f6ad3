import {
  changeFault,
  isAsSeen,
  isChangeSaved,
  isNoteAlone,
  withChange,
  withOpening,
  withPlainNote,
} from "@/lib/domain/desk/lead-changes";
import type { LeadChange, ManyChange, SeenLead } from "@/lib/domain/desk/lead-change";
import type { DeskAction } from "@/lib/domain/desk/desk-log";
import { MAX_NOTES } from "@/lib/domain/leads/lead-notes";
import { isForDesk } from "@/lib/domain/leads/lead-row";
import type { Lead } from "@/lib/domain/leads/lead";
import { ApiError, notFound, withdrawnLead } from "@/lib/server/core/api-error";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";
import type { DeskParts } from "./desk-parts";
import type { AddBody } from "./desk-schemas";
import { retypedLead, typedLead, typedLeadId } from "./typed-lead";

type Parts = Pick<DeskParts, "leads" | "persons" | "log" | "now">;

/** The changes that operators make to leads. Each is logged before it is made; all reject with StoreUnavailable. */
export const createLeadChanges = ({ leads, persons, log, now }: Parts) => {
  const known = async (id: string): Promise<Lead> => {
    const lead = await leads.read(id);
    if (!lead) throw notFound();
    if (!isForDesk(lead)) throw withdrawnLead();
    return lead;
  };
  const note = (by: string, action: DeskAction, found: readonly Lead[]) =>
    log.note({ by, action, references: found.map(({ reference }) => reference) });

  /** A next step is the person's: earlier ones of other leads are over. */
  const clearOtherSteps = async (by: string, id: string, { person }: Lead) => {
    const known = person === null ? null : await persons.read(person).catch(nullIfUnreadable);
    const others = known?.leads.filter((one) => one.id !== id && one.nextAt !== null) ?? [];
    const none = { kind: "next", at: null } as const;
    for (const other of others)
      await leads
        .update(other.id, (current) => current && withChange(current, none, { by, at: now() }))
        .catch(nullIfUnreadable);
  };

  /** Changes a lead that is still as the operator saw it; resolves to the lead afterwards, and to whether it is saved. */
  const changeSeen = async (by: string, { id, version }: SeenLead, change: LeadChange) => {
    const at = now();
    const lead = await leads.update(id, (current) =>
      current &&
      isAsSeen(current, version, change) &&
      isForDesk(current) &&
      changeFault(current, change) === null
        ? withChange(current, change, { by, at })
        : null,
    );
    const isSaved = lead !== null && isChangeSaved(lead, version, change, by);
    if (isSaved && change.kind === "next") await clearOtherSteps(by, id, lead);
    return { lead, isSaved };
  };

  /** Adds a note alone, whatever was changed since the operator saw the lead. */
  const addNote = async (by: string, id: string, text: string) => {
    const lead = await leads.update(
      id,
      (current) => current && withPlainNote(current, text, { by, at: now() }),
    );
    const isSaved = lead?.notes.some((one) => one.by === by && one.text === text) ?? false;
    return { lead, isSaved };
  };

  return {
    /**
     * Makes a change by an operator who saw this `version`, and resolves to the lead afterwards; `isSaved` is false
     * when another operator or the sender was first and nothing was changed. Throws ApiError 404, 422 for a change that the lead does
     * not allow, and 422 "full" when it holds MAX_NOTES.
     */
    change: async (
      by: string,
      id: string,
      { version, change }: { version: number; change: LeadChange },
    ): Promise<{ isSaved: boolean; lead: Lead }> => {
      const before = await known(id);
      const fault = changeFault(before, change);
      if (fault) throw new ApiError(422, "invalid", `Not as expected: ${fault}.`);
      await note(by, change.kind === "note" ? "noted" : "changed", [before]);
      const { lead, isSaved } = isNoteAlone(before, change)
        ? await addNote(by, id, change.text)
        : await changeSeen(by, { id, version }, change);
      if (!lead) throw notFound();
      if (!isSaved && lead.notes.length >= MAX_NOTES)
        throw new ApiError(422, "full", "This lead has as many notes as it can hold.");
      return { isSaved, lead };
    },

    /**
     * Makes a change to each lead as the operator saw it; `failed`: another operator was first, or the lead is gone,
     * full, or does not allow the change.
     */
    changeMany: async (
      by: string,
      seen: readonly SeenLead[],
      change: ManyChange,
    ): Promise<{ done: string[]; failed: string[] }> => {
      const wanted = [...new Map(seen.map((one) => [one.id, one])).values()];
      const found = await Promise.all(
        wanted.map(({ id }) => leads.read(id).catch(nullIfUnreadable)),
      );
      await note(by, "changed", found.filter((lead) => lead !== null).filter(isForDesk));
      const results = await Promise.all(
        wanted.map(async (one) => ({
          id: one.id,
          isDone: (await changeSeen(by, one, change).catch(nullIfUnreadable))?.isSaved ?? false,
        })),
      );
      const idsThat = (isDone: boolean) =>
        results.filter((result) => result.isDone === isDone).map(({ id }) => id);
      return { done: idsThat(true), failed: idsThat(false) };
    },

    /**
     * Notes that an operator opened WhatsApp, the mail program or the dialler. Throws ApiError 404.
     */
    opened: async (
      by: string,
      id: string,
      opening: { way: string; template: string | null },
    ): Promise<void> => {
      await note(by, "opened", [await known(id)]);
      const author = { by, at: now() };
      await leads.update(id, (current) => current && withOpening(current, opening, author));
    },

    /** Adds a lead that an operator typed in; a repeated call only corrects it. */
    add: async (by: string, input: AddBody): Promise<{ id: string; reference: string }> => {
      const id = typedLeadId(input.key);
      const lead = { ...typedLead(id, input, now()), owner: by };
      await note(by, "added", [lead]);
      await leads.update(id, (current) => (current ? retypedLead(current, input) : lead));
      return { id, reference: lead.reference };
    },
  };
};
