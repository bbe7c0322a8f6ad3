import { globSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSender } from "@/e2e/support/durable-sender";
import { createVisitor, isRight } from "@/e2e/support/durable-visitor";
import { startSite } from "@/e2e/support/site";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { exactly, type Figure, notMeasured } from "@/bench/support/proof";

/** Making a record, a whole check, and the first answer of the next one. */
const STEPS = 1 + QUESTION_IDS.length + 1 + 1;

/**
 * Runs the production server with a wrong clock, which `env` configures: a check and a message are accepted, and still
 * stored after a restart (docs/product/data.md#r13).
 */
export const wrongClock = async (name: string, env: Record<string, string>): Promise<Figure[]> => {
  const folder = await mkdtemp(join(tmpdir(), "bizgrow-clock-"));
  const database = join(folder, "site.db");
  const start = () =>
    startSite({
      SQLITE_PATH: database,
      SPOOL_PATH: join(folder, "spool"),
      TRUST_PROXY_HOPS: "1",
      ...env,
    });
  let site = await start();
  try {
    const [visitor, sender] = [createVisitor(), createSender()];
    for (let n = 0; n < STEPS; n++) await visitor.write(site.url);
    await sender.write(site.url);
    await site.stop();
    site = await start();
    await visitor.write(site.url);
    const ready = await fetch(`${site.url}/api/ready`);
    return [
      exactly(`clock ${name}: /api/ready`, ready.status, 200),
      exactly(`clock ${name}: records right`, Number(await isRight(visitor, site.url)), 1),
      exactly(`clock ${name}: messages wrong`, sender.wrongIn(database).length, 0),
    ];
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

/** In faketime's format. */
const CLOCKS = ["@1970-01-02 00:00:00", "-2y", "+3y"];

/** Changes the kernel's clock for every part of the process, by libfaketime (Debian: faketime). */
export const wrongClocks = async (): Promise<Figure[]> => {
  const [library] = globSync("/usr/lib/*/faketime/libfaketime.so.1");
  if (!library) return [notMeasured("wrong clocks", "there is no libfaketime here")];
  const wrong = { LD_PRELOAD: library, FAKETIME_DONT_FAKE_MONOTONIC: "1" };
  const figures: Figure[] = [];
  for (const clock of CLOCKS)
    figures.push(...(await wrongClock(clock, { ...wrong, FAKETIME: clock })));
  return figures;
};
