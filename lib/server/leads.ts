import { createHash } from "node:crypto";
import { type Lead, leadFlags, SAME_LEAD_MS, withLead } from "@/lib/domain/lead";
import { leadReference } from "@/lib/domain/lead-reference";
import { ApiError } from "./api-error";
import type { ContactBody, NewsletterBody } from "./lead-schemas";
import type { Limit } from "./limits";
import { log } from "./log";
import { tokenHash } from "./owner";
import type { Spool } from "./spool";
import { type Store, StoreUnavailable } from "./store/store";
import type { LeadEntry, Submission } from "./stored-lead";

/** How a lead reached us: its Idempotency-Key if it had one, and the owner tokens the browser sent. */
export type Arrival = { key: string | null; tokens: readonly string[] };

type Parts = {
  leads: Store<Lead>;
  submissions: Store<Submission>;
  spool: Spool<LeadEntry>;
  visitorLimit: Limit;
  globalLimit: Limit;
  now: () => number;
};
type Way = Pick<NewsletterBody, "website" | "filledMs">;

const hashOf = (...parts: readonly unknown[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("hex");

const isTrapped = ({ website }: Way) => website !== "";

/** A letter to the same address is the same, however the name before the @ is spelled. */
const newsletterId = (said: NewsletterBody) =>
  hashOf("newsletter", said.email.toLowerCase(), isTrapped(said));

const contactId = (said: ContactBody, day: number) =>
  hashOf(
    ...["contact", said.email.toLowerCase(), said.phone, said.message],
    ...[said.topic, said.package, isTrapped(said), day],
  );

const keyOf = (key: string | null, said: object) => {
  const { filledMs, source, ...words } = said as Way & { source: unknown };
  return key === null ? null : { id: hashOf("key", key), requestHash: hashOf(words) };
};

/** What visitors send us and want an answer to (decision 18). */
export const createLeads = (parts: Parts) => {
  const { leads, submissions, spool, visitorLimit, globalLimit, now } = parts;

  const baseOf = async (id: string, said: NewsletterBody, { tokens }: Arrival, purpose: string) => {
    const visitor = tokens.length > 0 && visitorLimit.take(tokenHash(tokens.join(" ")));
    const waits = await Promise.all([visitor || 0, globalLimit.take("all")]);
    const isOverLimit = waits.some((waitMs) => waitMs > 0);
    const receivedAt = now();
    return {
      reference: leadReference(id),
      receivedAt,
      status: "new" as const,
      flags: leadFlags({ isTrapped: isTrapped(said), isOverLimit, filledMs: said.filledMs }),
      lang: said.lang,
      source: said.source,
      consent: { purpose, textVersion: said.textVersion, givenAt: receivedAt, withdrawnAt: null },
      filledMs: said.filledMs,
      email: said.email,
    };
  };

  /** Which lead an entry belongs to: the one its key made before, else the same words of yesterday, else its own. */
  const leadIdOf = async ({ id, earlierId, key, lead }: LeadEntry): Promise<string> => {
    const earlier = earlierId && (await leads.read(earlierId));
    const isSame = earlier && lead.receivedAt - earlier.receivedAt < SAME_LEAD_MS;
    const leadId = isSame ? earlierId : id;
    if (key === null) return leadId;
    const { requestHash } = key;
    const made = await submissions.update(key.id, (known) => known ?? { requestHash, leadId });
    if (made?.requestHash !== requestHash)
      throw new ApiError(422, "key_reused", "This Idempotency-Key came with another body before.");
    return made.leadId;
  };

  const keep = async (entry: LeadEntry): Promise<string> => {
    const kept = await leads.update(await leadIdOf(entry), (known) => withLead(known, entry.lead));
    return (kept ?? entry.lead).reference;
  };

  /** A spooled entry whose key was used for other words since then is a lead all the same. */
  const keepSpooled = (entry: LeadEntry) =>
    keep(entry).catch((error: unknown) => {
      if (error instanceof ApiError) return keep({ ...entry, key: null });
      throw error;
    });

  let recovering: Promise<void> | null = null;
  const recoverOnce = async () => {
    try {
      const count = await spool.drain(keepSpooled);
      if (count > 0) log.info({ event: "spooled leads stored", count });
    } catch (error) {
      const kind = error instanceof Error ? error.name : "unknown";
      log.error({ event: "spooled leads still waiting", kind });
    } finally {
      recovering = null;
    }
  };
  const recover = (): Promise<void> => (recovering ??= recoverOnce());

  const spooled = async (entry: LeadEntry) => {
    try {
      await spool.put(entry.id, entry);
      log.warn({ event: "lead spooled", kind: entry.lead.kind });
    } catch (error) {
      const kind = error instanceof Error ? error.name : "unknown";
      log.error({ event: "lead not spooled", kind });
    }
  };

  const take = async (entry: LeadEntry): Promise<string> => {
    try {
      const reference = await keep(entry);
      void recover();
      return reference;
    } catch (error) {
      if (error instanceof StoreUnavailable) await spooled(entry);
      throw error;
    }
  };

  return {
    /**
     * Keeps a message and resolves to its reference once it is on disk. The same words of the same person within
     * 24 hours are one lead; nothing is dropped, what looks odd is flagged (security.md T17). Throws ApiError 422
     * for a key used with other words; rejects with StoreUnavailable when the store fails: then it is in the
     * spool, and the visitor is asked to send it again.
     */
    contact: async (said: ContactBody, arrival: Arrival): Promise<string> => {
      const day = Math.floor(now() / SAME_LEAD_MS);
      const id = contactId(said, day);
      const { name, phone, message, businessType, topic, package: packageId } = said;
      const lead: Lead = {
        kind: "contact",
        ...(await baseOf(id, said, arrival, "reply")),
        ...{ name, phone, message, businessType, topic, packageId },
      };
      const earlierId = contactId(said, day - 1);
      return take({ id, earlierId, key: keyOf(arrival.key, said), lead });
    },

    /** Puts an address on the newsletter's list; the same answer whether it stood there or not (row 58). Throws like `contact`. */
    newsletter: async (said: NewsletterBody, arrival: Arrival): Promise<string> => {
      const id = newsletterId(said);
      const base = await baseOf(id, said, arrival, "newsletter");
      const lead: Lead = { kind: "newsletter", ...base, endedAt: null };
      return take({ id, earlierId: null, key: keyOf(arrival.key, said), lead });
    },

    /** Stores what waits in the spool; never rejects. */
    recover,
  };
};
