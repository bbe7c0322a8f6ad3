import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import {
  areDifferent,
  type DatabaseSummary,
  summaryOfCopy,
} from "@/lib/server/store/database-summary";

/** A copy: its time in epoch ms, and the leads in it (null: not readable) and in the database. */
type BackupState = {
  name: string;
  at: number;
  leads: number | null;
  siteLeads: number;
  /** Whether it is a copy of another database than the site's. */
  isOther: boolean;
};

/** The files of a folder; none where there is no such folder: the first copy makes it. */
const filesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });

/** The last copy whose content was read: it never changes. */
let last: { key: string; summary: DatabaseSummary | null } | undefined;

/** What is in a copy; null when it cannot be read. */
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

/** The newest copy in a folder beside the database; null: none. Rejects like `readdir`. */
export const newestBackup = async (
  folder: string,
  site: DatabaseSummary,
): Promise<BackupState | null> => {
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
