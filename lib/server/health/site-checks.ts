import { siteFile } from "@/lib/content/facts/site-file";
import {
  type AiState,
  CHECK_NAMES,
  type CheckName,
  type Seen,
  type SiteCheck,
  type Trouble,
  type TroubleKind,
} from "@/lib/domain/health/site-check";
import { storageLevel, type StorageUse } from "@/lib/domain/health/storage-level";
import { type ChannelResult, isFailing } from "@/lib/domain/notify/channel-result";
import type { Env } from "@/lib/server/core/env";
import { withDeadline } from "@/lib/server/core/deadline";
import { errorName } from "@/lib/server/core/error-text";
import { log } from "@/lib/server/core/log";
import { type BuildFacts, factsChange } from "@/lib/server/site/build-facts";
import {
  areDifferent,
  type DatabaseSummary,
  summaryOfCopy,
} from "@/lib/server/store/database-summary";
import type { StoreState } from "./store-state";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

/** The files of a folder; none where there is no such folder: the first copy makes it. */
const filesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });

/** The last copy whose content was read: it never changes. */
let last: { key: string; summary: DatabaseSummary | null } | undefined;

const contentOf = (path: string, at: number): DatabaseSummary | null => {
  const key = `${path} ${at}`;
  if (last?.key === key) return last.summary;
  try {
    last = { key, summary: summaryOfCopy(path) };
  } catch {
    last = { key, summary: null };
  }
  return last.summary;
};

/** The newest copy in a folder (`at`: epoch ms; `leads` null: not readable); null: none. Rejects like `readdir`. */
const newestBackup = async (folder: string, site: DatabaseSummary) => {
  const names = (await filesIn(folder)).filter((name) => name.endsWith(".db"));
  const files = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  );
  const [newest] = files.sort((a, b) => b.at - a.at);
  if (!newest) return null;
  const copy = contentOf(join(folder, newest.name), newest.at);
  const isOther = copy !== null && areDifferent(copy, site);
  return { ...newest, leads: copy?.leads ?? null, siteLeads: site.leads, isOther };
};

const HOUR_MS = 60 * 60_000;
/** The age of the newest copy from which on a night was missed, in ms. */
const OLD_BACKUP_MS = 26 * HOUR_MS;

const ok = (text: string): Seen => ({ state: "ok", text });
const off = (text: string): Seen => ({ state: "off", text });
type More = Omit<Trouble, "kind">;
const look = (kind: TroubleKind, text: string, more: More = {}): Seen => ({
  state: "look",
  text,
  trouble: { kind, ...more },
});
const bad = (...found: Parameters<typeof look>): Seen => ({ ...look(...found), state: "bad" });

/** Whether the database takes everything: `state` as /api/ready says it; `unreadable` counts stored documents. */
export const storeLook = (state: StoreState, unreadable: number): Seen => {
  if (state === "unavailable") return bad("storeDown", "it takes nothing");
  if (state === "degraded") return bad("damagedAside", "a damaged database lies beside it");
  return unreadable === 0
    ? ok("it takes everything")
    : look("unreadable", `${unreadable} documents cannot be read`, { n: unreadable });
};

/** How full the storage is; null: it has no disk of ours. */
export const diskLook = (use: StorageUse | null): Seen => {
  if (use === null) return off("Firestore needs no disk");
  const level = storageLevel(use);
  const free = `${Math.round(use.freeShare * 100)} % of the disk is free`;
  if (level === 0) return ok(free);
  return (level === 100 ? bad : look)(`storage${level}`, `${free}; the storage is ${level} % full`);
};

/** Whether the site shows the facts of its file. */
export const factsLook = (build: BuildFacts | null): Seen => {
  const change = build && factsChange(build.facts);
  return change ? look("facts", change.text) : ok(`${siteFile()} is usable`);
};

/** When copies last left for this target, epoch ms, by the file that deploy/backup.sh writes; null: never. */
const lastSend = async (backupPath: string, backupTo: string): Promise<number | null> => {
  const file = join(backupPath, "sent-to");
  const target = await readFile(file, "utf8").catch(() => "");
  return target.trim() === backupTo ? (await stat(file)).mtimeMs : null;
};

/** Whether a copy of this database was made, and sent to BACKUP_TO, last night; `now` in epoch ms. Rejects like `readdir`. */
export const backupLook = async (
  { store, backupPath, backupTo }: Pick<Env, "store" | "backupPath" | "backupTo">,
  database: () => Promise<DatabaseSummary>,
  now: number,
): Promise<Seen> => {
  if (store !== "sqlite") return off("Firestore has backups of its own (docs/production.md)");
  if (!backupPath) return off("BACKUP_PATH is not set: the age of the backups is not known");
  const newest = await newestBackup(backupPath, await database());
  if (!newest) return bad("noBackup", `there is no copy in ${backupPath}`);
  const { name, at, leads, siteLeads, isOther } = newest;
  const age = `the newest copy, ${name}, is ${Math.floor((now - at) / HOUR_MS)} hours old`;
  if (leads === null) return bad("unreadableBackup", `${age}; it cannot be read`);
  const text = `${age}; it has ${leads} leads, the site has ${siteLeads}`;
  if (isOther) return bad("otherBackup", `${text}; it is a copy of another database`);
  if (now - at > OLD_BACKUP_MS) return bad("oldBackup", text);
  if (!backupTo) return ok(text);
  const sentAt = await lastSend(backupPath, backupTo);
  if (sentAt === null) return bad("unsentBackup", `${text}; none was sent to ${backupTo} yet`);
  const sent = `${text}; the last one left for ${backupTo} ${Math.floor((now - sentAt) / HOUR_MS)} hours ago`;
  return now - sentAt > OLD_BACKUP_MS ? bad("unsentBackup", sent) : ok(sent);
};

/** Whether the last try of a channel worked. */
export const channelLook = (
  channel: "mail" | "webhook",
  isOn: boolean,
  result: ChannelResult | null,
): Seen => {
  if (!isOn) return off("not set up");
  if (!result?.failure || !isFailing(result)) return ok("the last try worked");
  const { at, code } = result.failure;
  return bad(channel, `the last try failed (${code})`, { at, code });
};

/** Whether visitors get advice from the AI; `result` is its last try. */
export const aiLook = (state: AiState, result: ChannelResult | null): Seen => {
  if (state === "standard") return off("GROQ_API_KEY is not set");
  if (state === "ok") return ok("the last try worked");
  const code = result?.failure && isFailing(result) ? result.failure.code : null;
  return code === null
    ? bad("aiBudget", "no call is left today, or no model")
    : bad("ai", `the last try failed (${code})`, { code });
};

/** Whether sign-in has all its variables. */
export const signInLook = ({
  firebase,
  firebaseProjectId,
}: Pick<Env, "firebase" | "firebaseProjectId">): Seen => {
  if (!firebaseProjectId) return off("the FIREBASE_ variables are not set: nobody can sign in");
  return firebase
    ? ok("it is set up")
    : bad("signIn", "FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN or FIREBASE_APP_ID is not set");
};

/** Whether the clock is near the last known time: else the sweep deletes nothing. */
export const clockLook = (isBelieved: boolean): Seen =>
  isBelieved
    ? ok("it is near the last known time")
    : bad("clock", "it is far from the last known time, so the sweep deletes nothing");

/** Whether TRUST_PROXY_HOPS fits what arrives: else several visitors count as one, or one as several. */
export const proxyLook = (fits: boolean): Seen =>
  fits
    ? ok("TRUST_PROXY_HOPS fits what arrives")
    : bad("proxy", "TRUST_PROXY_HOPS does not fit what arrives");

/** How long one round of looks answers all calls, and how long one may take, in ms. */
const FRESH_MS = 2_000;
const LONGEST_MS = 1_000;

const NOT_KNOWN = bad("notKnown", 'it could not be read: the log says why ("check failed")');

/** What one look finds; "not known" when it fails or takes longer than a second. Never rejects. */
const seenBy = async (name: CheckName, look: () => Promise<Seen>): Promise<SiteCheck> => {
  try {
    return { name, ...(await withDeadline(LONGEST_MS, look)) };
  } catch (error) {
    log.error({ event: "check failed", name, kind: errorName(error) });
    return { name, ...NOT_KNOWN };
  }
};

/** Everything that can be wrong with the site. `now` is a clock that nobody sets, in ms. */
export const createSiteChecks = (
  looks: Readonly<Record<CheckName, () => Promise<Seen>>>,
  now: () => number,
) => {
  let found: { at: number; checks: Promise<SiteCheck[]> } | undefined;
  return {
    /** All checks, in the order of their names, looked at anew every 2 s at most. Never rejects. */
    read: (): Promise<SiteCheck[]> => {
      const at = now();
      if (!found || at - found.at >= FRESH_MS) {
        const checks = Promise.all(CHECK_NAMES.map((name) => seenBy(name, looks[name])));
        found = { at, checks };
      }
      return found.checks;
    },
  };
};
