import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { emailFrom, emailKey } from "@/lib/domain/core/email";
import { createNotificationQueue } from "@/lib/server/notify/queue";
import { env } from "@/lib/server/core/env";
import { errorMessage } from "@/lib/server/core/error-text";
import { loadEnvFiles } from "@/lib/server/core/env-files";
import { createOperatorBlocks } from "@/lib/server/auth/operator-blocks";
import { notificationStore, operatorBlockStore } from "@/lib/server/store/stores";

/**
 * `npm run operator-block -- ADDRESS` takes an operator's rights away while the site runs, on every instance with its
 * next call; `-- --unblock ADDRESS` gives them back, `-- --list` shows the blocked operators. It needs the site's
 * environment: run it as the site's user, in its folder or container.
 */
const USAGE = "npm run operator-block -- ADDRESS | -- --unblock ADDRESS | -- --list";

const options = process.argv.slice(2).filter((word) => word.startsWith("--"));
const [given] = process.argv.slice(2).filter((word) => !word.startsWith("--"));

/** Describes the store that is changed. Throws if it does not exist: a block in a new file would have no effect. */
const placeOfStore = (): string => {
  const { store, sqlitePath, firebaseProjectId } = env();
  if (store === "firestore") return `Firestore of ${firebaseProjectId}`;
  const path = resolve(sqlitePath);
  if (!existsSync(path))
    throw new Error(`There is no database at ${path}. Set SQLITE_PATH as the site has it.`);
  return path;
};

/** Ends the sessions at Google, too; the block works without it. */
const endSessions = async (email: string): Promise<void> => {
  if (!env().firebase) return;
  try {
    const { firebaseAuth } = await import("@/lib/server/auth/firebase-auth");
    const isKnown = await firebaseAuth.revokeAddress(email);
    console.log(
      isKnown ? "Every session of this address is ended." : "Nobody of this address has signed in.",
    );
  } catch (error) {
    const reason = errorMessage(error);
    console.log(
      `The sessions could not be ended at Google (${reason}). The block holds all the same.`,
    );
  }
};

/** Queues an email to all operators. */
const tellOperators = async (by: string): Promise<void> => {
  if (!env().mail) return;
  const now = Date.now();
  const notice = { what: "blocked", by } as const;
  await createNotificationQueue(notificationStore(), () => now).enqueue(["mail"], {
    kind: "notice",
    notice,
    at: now,
  });
  console.log("The site mails this to all operators.");
};

const run = async (): Promise<void> => {
  const blocks = createOperatorBlocks(operatorBlockStore(), Date.now);
  if (options.includes("--list")) {
    const all = await blocks.list();
    const lines = all.map(({ email, at }) => `${email} since ${new Date(at).toISOString()}`);
    return console.log(lines.join("\n") || "Nobody is blocked.");
  }
  const address = emailFrom(given ?? "");
  if (!address) throw new Error(`Name an e-mail address: ${USAGE}`);
  const email = emailKey(address);
  if (options.includes("--unblock")) {
    const wasBlocked = await blocks.unblock(email);
    return console.log(wasBlocked ? `${email} may sign in again.` : `${email} was not blocked.`);
  }
  const isNew = await blocks.block(email);
  console.log(isNew ? `${email} is blocked.` : `${email} was blocked already.`);
  if (!env().operatorEmails.includes(email))
    console.log("It is not in OPERATOR_EMAILS here. Is it written as there?");
  await endSessions(email);
  if (isNew) await tellOperators(email);
};

loadEnvFiles();
try {
  console.log(`Acting on ${placeOfStore()}`);
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
// Google's libraries keep connections open.
process.exit();
