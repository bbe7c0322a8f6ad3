import { setImmediate } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { contentIn } from "@/lib/content";
import { type Answer } from "@/lib/domain/check/answers";
import type { Lead } from "@/lib/domain/leads/lead";
import { type DeskPart, withoutDeskPart } from "@/lib/domain/leads/lead-notes";
import {
  newRecord,
  type VisitorDetails,
  type VisitorRecord,
  withDetails,
  withResponse,
} from "@/lib/domain/account/record";
import { type QuestionId, sectionOf } from "@/lib/domain/check/sections";
import { wordingOf } from "@/lib/domain/check/wording";
import type { ShareLink } from "@/lib/domain/share/link";
import { ApiError } from "@/lib/server/core/api-error";
import { canOpen, type Access } from "@/lib/server/auth/access";
import { readOwned, updateOwned } from "@/lib/server/auth/owned-record";
import type { GrowthLimit } from "./growth-limit";
import { newToken, ownerToken, tokenHash } from "@/lib/server/auth/owner-token";
import type { WriteLimit } from "./write-limit";
import { type ListedLink, liveLinks } from "@/lib/server/share/live-links";
import type { Stored, Store } from "@/lib/server/store/store";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";
import { type VisitorState, visitorStateOf } from "./visitor-state";

/** Leads read before other requests have their turn. */
const READ_AT_ONCE = 25;

type SentLead = Omit<Lead, "keys" | keyof DeskPart>;

/** All data about a visitor, with the leads sent to us and the private links made, but without hashes of tokens. */
export type Export = Omit<
  Stored<VisitorRecord>,
  "ownerTokenHash" | "mergedInto" | "leads" | "links"
> & {
  leads: SentLead[];
  links: Omit<ListedLink, "linkId">[];
};

type Parts = {
  store: Store<VisitorRecord>;
  leads: Store<Lead>;
  links: Store<ShareLink>;
  newRecordLimit: GrowthLimit;
  writeLimit: WriteLimit;
  now: () => number;
};

const taken = () => new ApiError(409, "taken", "This id belongs to another browser.");

/** The text of a question as the record stores it: ours, in English, whatever a browser shows. */
export const storedWording = (id: QuestionId): string =>
  wordingOf(id, contentIn("en").questions.wording);

/**
 * A lead as its sender may see it: without the desk's notes, and without the time of the last change, which may be
 * another person's sign-up of the same address to the newsletter.
 */
const shownLead = ({ keys, createdAt, updatedAt, ...lead }: Stored<Lead>): SentLead =>
  withoutDeskPart(lead);

const detailed = (record: VisitorRecord, details: VisitorDetails): VisitorRecord => {
  const next = withDetails(record, details);
  return isDeepStrictEqual(next, record) ? record : next;
};

/** A visitor's operations on a record. All calls reject with StoreUnavailable when the store fails. */
export const createVisitors = (parts: Parts) => {
  const { store, leads, links, newRecordLimit, writeLimit, now } = parts;

  /** Checks that a record may be made, or its details changed. Throws like `open`. */
  const assertMayOpen = async (
    known: VisitorRecord | null,
    access: Access,
    details: VisitorDetails,
    address: string | null,
  ): Promise<void> => {
    if (known === null) return newRecordLimit.admit(address);
    if (!canOpen(known, access)) throw taken();
    if (detailed(known, details) !== known) await writeLimit.count(known, "details");
  };

  return {
    /**
     * The record of this browser or account, made when there is none (`isNew`), and its owner token: a returning
     * browser gets its token again, so that the cookie does not expire while it is in use; an account's record has
     * none. `address` is the network address of the call. Throws ApiError 409 when the id belongs to another browser or
     * account; 429 or 503 when a new record has to wait, 429 for too many changes of the details.
     */
    open: async (
      access: Access,
      details: VisitorDetails,
      address: string | null = null,
    ): Promise<{ token: string | null; isNew: boolean; state: VisitorState }> => {
      await assertMayOpen(await store.read(access.id), access, details, address);
      const fresh = newToken();
      const hash = tokenHash(fresh);
      const record = await store.update(access.id, (known) => {
        if (known === null) return newRecord(access.id, hash, details);
        return canOpen(known, access) ? detailed(known, details) : null;
      });
      const own = { uid: access.uid, tokens: [fresh, ...access.tokens] };
      if (!canOpen(record, own)) throw taken();
      const token = ownerToken(record.ownerTokenHash, own.tokens) ?? null;
      return { token, isNew: token === fresh, state: visitorStateOf(record) };
    },

    /** Stores an answer; an older or repeated `version` changes nothing. Throws ApiError 404. */
    saveAnswer: async (
      access: Access,
      questionId: QuestionId,
      answer: Answer,
      version: number,
    ): Promise<void> => {
      const response = {
        questionId,
        answer,
        question: storedWording(questionId),
        sectionId: sectionOf(questionId).id,
        timestamp: now(),
        version,
      };
      await updateOwned(store, access, (known) => withResponse(known, response));
    },

    /** All data about a visitor. Throws ApiError 404. */
    exportRecord: async (access: Access): Promise<Export> => {
      const record = await readOwned(store, access);
      const { ownerTokenHash, mergedInto, ...shown } = record;
      const sent: (Stored<Lead> | null)[] = [];
      for (const [at, id] of record.leads.entries()) {
        if (at % READ_AT_ONCE === 0) await setImmediate(); // records of earlier releases may list thousands
        sent.push(await leads.read(id).catch(nullIfUnreadable));
      }
      const live = await liveLinks(links, record, now());
      return {
        ...shown,
        leads: sent.filter((lead) => lead !== null).map(shownLead),
        links: live.map(({ linkId, ...link }) => link),
      };
    },
  };
};
