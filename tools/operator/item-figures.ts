import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { VisitorRecord } from "@/lib/domain/account/record";
import {
  type ItemFigures,
  itemFigures,
  LEAST_OWNERS,
  type OwnerChecks,
  RETEST_DAYS,
} from "@/lib/domain/check/item-figures";
import { QUESTIONS_VERSION } from "@/lib/domain/check/questions-version";
import { SECTIONS } from "@/lib/domain/check/sections";
import type { Env } from "@/lib/server/core/env";
import { pagesOf } from "@/lib/server/store/pages-of";
import { USERS } from "@/lib/server/store/schemas/stored-visitor";
import { storeOf } from "@/lib/server/store/store-of";
import type { Store } from "@/lib/server/store/store";

const READ_AT_ONCE = 200;

/** The checks of today's questions of each stored record; reads only. Rejects with StoreUnavailable. */
export const storedChecks = async (users: Store<VisitorRecord>): Promise<OwnerChecks[]> => {
  const owners: OwnerChecks[] = [];
  for await (const { rows } of pagesOf((before) => users.list({ before, limit: READ_AT_ONCE })))
    for (const { record } of rows)
      // A record that was merged into another one is in that one, too.
      if (record.mergedInto === null)
        owners.push(
          record.attempts.filter(({ questionsVersion }) => questionsVersion === QUESTIONS_VERSION),
        );
  return owners;
};

const percent = (share: number | null): string =>
  share === null ? "-" : `${Math.round(share * 100)} %`;
const twoDigits = (figure: number | null): string => (figure === null ? "-" : figure.toFixed(2));
const row = (cells: readonly string[]): string =>
  cells.map((cell, at) => (at === 0 ? cell.padEnd(10) : cell.padStart(9))).join("");

const tableOf = ({ alphas, items, level, close, retests }: ItemFigures): string[] => [
  row(["question", "yes", "maybe", "no", "rest", "retest"]),
  ...items.map(({ questionId, shares, itemRest, agreement }) =>
    row([
      questionId,
      ...[percent(shares.yes), percent(shares.maybe), percent(shares.no)],
      ...[twoDigits(itemRest), percent(agreement)],
    ]),
  ),
  "rest: correlation with the other questions of its area; retest: same answer again",
  ...SECTIONS.map(({ id }) => `Cronbach's alpha of ${id}: ${twoDigits(alphas[id])}`),
  `weakest area level with another: ${percent(level)}; at most half a point behind: ${percent(close)}`,
  `retests within ${RETEST_DAYS} days: ${retests}`,
];

/** What the command prints; no line is about one owner. */
export const figureLines = (owners: readonly OwnerChecks[]): string[] => {
  const { n, figures } = itemFigures(owners);
  return [
    `version ${QUESTIONS_VERSION} of the questions, n = ${n} owners, the first check of each`,
    ...(figures ? tableOf(figures) : [`figures start at n = ${LEAST_OWNERS}`]),
  ];
};

/** The figures of the site with this environment. Rejects in words where there is no database: reading must not make one. */
export const siteFigureLines = async ({ store, sqlitePath }: Env): Promise<string[]> => {
  if (store === "sqlite" && !existsSync(sqlitePath))
    throw new Error(`there is no database at ${resolve(sqlitePath)}`);
  const users = storeOf(USERS);
  try {
    return figureLines(await storedChecks(users));
  } finally {
    users.close();
  }
};
