import { randomUUID } from "node:crypto";
import type { StoredAttempt, VisitorRecord } from "@/lib/domain/account/record";
import type { QuestionId } from "@/lib/domain/check/sections";
import {
  type Agreement,
  type ComparedCheck,
  comparedQuestions,
  type ComparisonState,
  talkingPoints,
} from "@/lib/domain/share/comparison";
import type { ShareLink } from "@/lib/domain/share/link";
import {
  type ComparisonRecord,
  NOT_AGREED,
  type StoredAgreement,
  comparisonEndsAt,
  comparisonSidesOf,
} from "@/lib/domain/share/comparison-record";
import type { Access } from "@/lib/server/auth/access";
import { readOwned, updateOwned } from "@/lib/server/auth/owned-record";
import { ApiError, notFound } from "@/lib/server/core/api-error";
import { COMPARISONS } from "@/lib/server/store/schemas/stored-share";
import { USERS } from "@/lib/server/store/schemas/stored-visitor";
import { alongside, type Store } from "@/lib/server/store/store";
import { holdersOf } from "./holders";

type Parts = {
  users: Store<VisitorRecord>;
  comparisons: Store<ComparisonRecord>;
  /** The private link of a token with its record; null for a wrong, expired, revoked or deleted one. */
  findLink: (token: string) => Promise<{ link: ShareLink; record: VisitorRecord } | null>;
  now: () => number;
};

/** A comparison that both of its records name, also while one of them is merged into an account's, with both checks. */
type LiveComparison = {
  comparison: ComparisonRecord;
  partnerId: string;
  mine: StoredAttempt;
  theirs: StoredAttempt;
  /** Whether the caller is the side `a`. */
  isA: boolean;
};

const paired = () =>
  new ApiError(409, "paired", "The caller's check is compared with another one already.");
const taken = () =>
  new ApiError(409, "taken", "The link's check is compared with another one already.");

const attemptIn = (record: VisitorRecord, completedAt: number): StoredAttempt | undefined =>
  record.attempts.find((attempt) => attempt.completedAt === completedAt);

const shownCheck = ({ completedAt, result }: StoredAttempt): ComparedCheck => ({
  completedAt,
  healthScore: result.healthScore,
  grade: result.grade,
});

/** The agreement as the caller reads it, with a step for each point. */
const agreementOf = (
  { comparison: { agreement }, isA }: LiveComparison,
  points: readonly QuestionId[],
): Agreement => ({
  version: agreement.version,
  steps: points.map((questionId) => {
    const { who = null, dueOn = null } =
      agreement.steps.find((one) => one.questionId === questionId) ?? {};
    const isMine = who === (isA ? "a" : "b");
    return {
      questionId,
      dueOn,
      who: who === null || who === "both" ? who : isMine ? "mine" : "theirs",
    };
  }),
});

/** The same as stored. */
const storedAgreement = ({ steps, version }: Agreement, isA: boolean): StoredAgreement => ({
  version: version + 1,
  steps: steps.map(({ who, ...step }) => ({
    ...step,
    who: who === null || who === "both" ? who : (who === "mine") === isA ? "a" : "b",
  })),
});

/**
 * Two of us: comparisons of two people's checks (docs/product/records.md#comparison). A comparison lives only while both records name
 * it, so it ends at once when one of them ends it or is deleted. All calls reject with StoreUnavailable.
 */
export const createComparisons = ({ users, comparisons, findLink, now }: Parts) => {
  const liveOf = async (record: VisitorRecord): Promise<LiveComparison | null> => {
    const { pairId } = record;
    const comparison = pairId === null ? null : await comparisons.read(pairId);
    if (!comparison) return null;
    const held = new Map<string, VisitorRecord[]>();
    for (const id of [comparison.a, comparison.b]) held.set(id, await holdersOf(users, id));
    const isOwn = (id: string) => held.get(id)!.some(({ userId }) => userId === record.userId);
    const sides = comparisonSidesOf(comparison, isOwn, now());
    const mine = sides && attemptIn(record, sides.mine.completedAt);
    if (!mine) return null;
    for (const partner of held.get(sides.theirs.id)!) {
      const theirs = attemptIn(partner, sides.theirs.completedAt);
      if (theirs && partner.pairId === pairId)
        return { comparison, partnerId: partner.userId, mine, theirs, isA: isOwn(comparison.a) };
    }
    return null;
  };

  const stateOf = async (record: VisitorRecord): Promise<ComparisonState> => {
    const live = await liveOf(record);
    if (!live) return { state: record.pairId === null ? "none" : "ended" };
    const questions = comparedQuestions(live.mine.answers, live.theirs.answers);
    const points = talkingPoints(questions);
    return {
      state: "paired",
      endsAt: comparisonEndsAt(live.comparison),
      mine: shownCheck(live.mine),
      theirs: shownCheck(live.theirs),
      questions,
      points,
      agreement: agreementOf(live, points),
    };
  };

  /** Sets the comparison of a record, unless it got another one since it was read. */
  const joined = (
    known: VisitorRecord,
    before: VisitorRecord,
    pairId: string,
    refused: () => ApiError,
  ): VisitorRecord => {
    if (known.pairId !== before.pairId) throw refused();
    return { ...known, pairId };
  };

  return {
    /** The caller's comparison. Throws ApiError 404 for a record that is missing or another's. */
    read: async (access: Access): Promise<ComparisonState> =>
      stateOf(await readOwned(users, access)),

    /**
     * Compares the caller's last check with the one behind a private link, and resolves to the comparison; once more
     * with the same two checks changes nothing. Throws ApiError 404 for a token that opens no answers, and for a record
     * that is missing or another's; 409 `own` for the caller's own link, `no_check` without a finished check, `paired`
     * while the caller's check is compared already, `taken` while the link's is.
     */
    join: async (access: Access, token: string): Promise<ComparisonState> => {
      const record = await readOwned(users, access);
      const found = await findLink(token);
      if (!found || found.link.scope === "plan" || found.record.mergedInto !== null)
        throw notFound();
      const { link, record: partner } = found;
      if (partner.userId === record.userId)
        throw new ApiError(409, "own", "This link shows the caller's own check.");
      const mine = record.attempts.at(-1);
      if (!mine) throw new ApiError(409, "no_check", "There is no finished check to compare.");
      const live = await liveOf(record);
      const isSame =
        live?.partnerId === partner.userId &&
        live.mine.completedAt === mine.completedAt &&
        live.theirs.completedAt === link.completedAt;
      if (isSame) return stateOf(record);
      if (live) throw paired();
      if (await liveOf(partner)) throw taken();
      if (!attemptIn(partner, link.completedAt)) throw notFound();
      for (const over of [record.pairId, partner.pairId])
        if (over !== null) await comparisons.remove(over);
      const pairId = randomUUID();
      const comparison: ComparisonRecord = {
        a: partner.userId,
        b: record.userId,
        aCompletedAt: link.completedAt,
        bCompletedAt: mine.completedAt,
        madeAt: now(),
        agreement: NOT_AGREED,
      };
      const changed = await updateOwned(
        users,
        access,
        (known) => joined(known, record, pairId, paired),
        alongside(COMPARISONS, () => ({ id: pairId, change: () => comparison })),
        alongside(USERS, () => ({
          id: partner.userId,
          change: (known) => {
            if (known === null || known.mergedInto !== null) throw notFound();
            return joined(known, partner, pairId, taken);
          },
        })),
      );
      return stateOf(changed);
    },

    /**
     * Stores what the caller and the partner agreed, unless it was changed since `version`, and resolves to the
     * comparison as it is then. Throws ApiError 404 for a record that is missing or another's, and without a comparison.
     */
    agree: async (access: Access, agreed: Agreement): Promise<ComparisonState> => {
      const record = await readOwned(users, access);
      const live = await liveOf(record);
      if (!live) throw notFound();
      await comparisons.update(record.pairId!, (known) =>
        known?.agreement.version === agreed.version
          ? { ...known, agreement: storedAgreement(agreed, live.isA) }
          : null,
      );
      return stateOf(record);
    },

    /**
     * Ends the caller's comparison, or takes note of its end; safe to repeat. The other record keeps the name of a comparison
     * that is gone, so that its owner reads that it ended. Throws ApiError 404 for a record that is missing or
     * another's.
     */
    cut: async (access: Access): Promise<void> => {
      const { pairId } = await readOwned(users, access);
      if (pairId === null) return;
      await comparisons.remove(pairId);
      await updateOwned(users, access, (known) =>
        known.pairId === pairId ? { ...known, pairId: null } : known,
      );
    },
  };
};
