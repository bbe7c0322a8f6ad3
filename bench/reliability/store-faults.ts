import { mkdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createSender } from "@/e2e/support/durable-sender";
import { createVisitor, isRight } from "@/e2e/support/durable-visitor";
import { copySeenBy, mayMount } from "@/e2e/support/own-mounts";
import { Refused } from "@/e2e/support/refused";
import { type Site, startSite } from "@/e2e/support/site";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { atLeast, exactly, type Figure, notMeasured } from "@/bench/support/proof";
import type { StoreFault } from "@/bench/support/store-faults";

const PAGES = ["/", "/hi/contact", "/health-check", "/api/live"];
const WELL_AGAIN_WITHIN_MS = 10_000;

type Writer = { write: (site: string) => Promise<void> };

/** Writes once: the write was accepted, refused with a Retry-After, or answered in any other way. */
const tried = async (writer: Writer, site: string): Promise<"taken" | "refused" | "odd"> => {
  try {
    await writer.write(site);
    return "taken";
  } catch (error) {
    const isTold = error instanceof Refused && error.status === 503 && Number(error.retryAfter) > 0;
    return isTold ? "refused" : "odd";
  }
};

const statusOf = async (url: string) => (await fetch(url)).status;

const startIn = (folder: string, spool: string, through: readonly string[]) =>
  startSite(
    { SQLITE_PATH: join(folder, "site.db"), SPOOL_PATH: spool, TRUST_PROXY_HOPS: "1" },
    undefined,
    through,
  );

/** Writers in the middle of a check, at its end, and with a message. */
const writersOn = async (site: Site) => {
  const [answering, finishing] = [createVisitor(), createVisitor()];
  const sender = createSender();
  for (const writer of [answering, sender]) await writer.write(site.url);
  for (let n = 0; n <= QUESTION_IDS.length; n++) await finishing.write(site.url);
  return { answering, finishing, sender, all: [answering, finishing, sender] };
};

const untilWellAgain = async (writers: readonly Writer[], site: Site): Promise<number> => {
  const start = performance.now();
  for (const writer of writers)
    while ((await tried(writer, site.url)) !== "taken") {
      if (performance.now() - start > WELL_AGAIN_WITHIN_MS) return Infinity;
      await sleep(100);
    }
  return performance.now() - start;
};

/** Runs one fault of the production server's store, from before it begins until after recovery. */
export const storeFault = async (fault: StoreFault): Promise<Figure[]> => {
  const { name, through, isReadable, rounds } = fault;
  if (fault.needsMounts && !mayMount())
    return [notMeasured(name, "this machine does not let us mount")];
  const root = await mkdtemp(join(tmpdir(), "bizgrow-fault-"));
  const [folder, spool] = [join(root, "data"), join(root, "spool")];
  mkdirSync(folder, { mode: 0o700 });
  let site = await startIn(folder, spool, through(folder));
  const restart = async (other: readonly string[] = []) => {
    await site.stop();
    return startIn(folder, spool, other);
  };
  try {
    const { answering, finishing, sender, all } = await writersOn(site);
    const begun = await fault.begin({ site, folder, restart });
    site = begun.site;
    const outcomes: Awaited<ReturnType<typeof tried>>[] = [];
    const pages: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const trying = Promise.all(all.map((writer) => tried(writer, site.url)));
      for (const path of PAGES) pages.push(await statusOf(site.url + path));
      outcomes.push(...(await trying));
    }
    const ready = await statusOf(`${site.url}/api/ready`);
    const read = await isRight(answering, site.url).catch((error: unknown) =>
      error instanceof Refused && error.status === 503 ? null : false,
    );
    begun.end();
    const wellMs = await untilWellAgain(all, site);
    const rights = await Promise.all([answering, finishing].map((one) => isRight(one, site.url)));
    const wrong = sender.wrongIn(
      copySeenBy(site.pid, join(folder, "site.db"), join(root, "copy.db")),
    );
    const refused = outcomes.filter((outcome) => outcome === "refused").length;
    return [
      exactly(
        `${name}: pages with 200`,
        pages.filter((status) => status === 200).length,
        pages.length,
      ),
      exactly(`${name}: writes with 503 and Retry-After`, refused, outcomes.length),
      exactly(`${name}: /api/ready`, ready, 503),
      exactly(`${name}: own record readable (else 503)`, Number(read ?? 0), Number(isReadable)),
      exactly(
        `${name}: writers served within 10 s of its end`,
        wellMs < Infinity ? all.length : 0,
        all.length,
      ),
      atLeast(
        `${name}: records and messages right afterwards`,
        rights.filter(Boolean).length + Number(wrong.length === 0),
        3,
      ),
    ];
  } finally {
    await site.stop();
    await rm(root, { recursive: true, force: true });
  }
};
