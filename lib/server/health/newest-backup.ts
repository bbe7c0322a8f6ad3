import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** The files of a folder; none where there is no such folder: the first copy makes it. */
const filesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });

/** The newest copy in a folder, by the time of its last change in epoch ms; null without one. Rejects like `readdir`. */
export const newestBackup = async (
  folder: string,
): Promise<{ name: string; at: number } | null> => {
  const names = (await filesIn(folder)).filter((name) => name.endsWith(".db"));
  const files = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  );
  return files.sort((a, b) => b.at - a.at)[0] ?? null;
};
