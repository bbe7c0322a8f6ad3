import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSender } from "@/e2e/support/durable-sender";
import { createVisitor, isRight } from "@/e2e/support/durable-visitor";
import { Refused } from "@/e2e/support/refused";
import { startSite } from "@/e2e/support/site";
import { exactly, type Figure } from "@/bench/support/proof";

const GARBAGE = "nothing that SQLite wrote ".repeat(2_000);

/**
 * Overwrites the production server's database while it runs, and restarts the server: it must create a new one, keep
 * the damaged one, and report it (docs/product/data.md#r15).
 */
export const damagedStore = async (): Promise<Figure[]> => {
  const folder = await mkdtemp(join(tmpdir(), "bizgrow-damaged-"));
  const [database, spool] = [join(folder, "site.db"), join(folder, "spool")];
  const start = () =>
    startSite({ SQLITE_PATH: database, SPOOL_PATH: spool, TRUST_PROXY_HOPS: "1" });
  let site = await start();
  try {
    const [visitor, sender] = [createVisitor(), createSender()];
    for (const writer of [visitor, visitor, sender]) await writer.write(site.url);
    for (const file of [database, `${database}-wal`]) await writeFile(file, GARBAGE);
    const refused = await visitor.write(site.url).catch((error: unknown) => error);
    const page = await fetch(site.url);
    await site.stop();

    site = await start();
    const ready = await fetch(`${site.url}/api/ready`);
    const { store } = (await ready.json()) as { store: string };
    const comer = createVisitor();
    for (const writer of [comer, comer, sender]) await writer.write(site.url);
    const aside = (await readdir(folder)).filter((name) => /\.damaged-[\dTZ-]+$/.test(name));
    return [
      exactly("corrupt: status of a write", refused instanceof Refused ? refused.status : 0, 503),
      exactly("corrupt: status of a page", page.status, 200),
      exactly("corrupt, started anew: /api/ready", ready.status, 200),
      exactly("corrupt, started anew: it says degraded", Number(store === "degraded"), 1),
      exactly("corrupt, started anew: databases set aside", aside.length, 1),
      exactly(
        "corrupt, started anew: new records right",
        Number(await isRight(comer, site.url)),
        1,
      ),
    ];
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
