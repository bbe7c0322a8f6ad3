import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** The newest copy in a folder, by the time of its last change in epoch ms; null without one. Rejects like `readdir`. */
export const newestBackup = async (
  folder: string,
): Promise<{ name: string; at: number } | null> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".db"));
  const files = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  );
  return files.sort((a, b) => b.at - a.at)[0] ?? null;
};
