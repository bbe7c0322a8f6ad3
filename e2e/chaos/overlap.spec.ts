import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { startSite } from "@/e2e/support/site";
import { storedLeads } from "@/test/support/stored-leads";
import { LONG } from "@/e2e/support/tiers";

/** Slow: two whole servers, one after the other, and a wait between. */
test(
  "two servers that overlap on one volume lose nothing: the second waits for the first",
  LONG,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "bizgrow-overlap-"));
    const env = { SQLITE_PATH: join(folder, "site.db"), SPOOL_PATH: join(folder, "spool") };
    const send = async (url: string, n: number) => {
      const said = {
        name: `Asha ${n}`,
        email: `asha${n}@example.in`,
        phone: "98765 43210",
        message: "Please call.",
        consent: true,
        textVersion: "2026-11-21",
        lang: "en",
      };
      const { status } = await fetch(`${url}/api/leads/contact`, {
        method: "POST",
        headers: {
          Origin: url,
          "Content-Type": "application/json",
          "Idempotency-Key": crypto.randomUUID(),
        },
        body: JSON.stringify(said),
      });
      expect(status).toBe(201);
    };
    const first = await startSite(env);
    try {
      await send(first.url, 0);
      let isSecondUp = false;
      const starting = startSite(env).then((site) => {
        isSecondUp = true;
        return site;
      });
      for (let n = 1; n < 20; n++) {
        await send(first.url, n);
        await new Promise((resolve) => setTimeout(resolve, 150));
      }
      expect(isSecondUp).toBe(false);
      await first.stop();
      const second = await starting;
      await send(second.url, 20);
      await second.stop("SIGKILL");
      const names = storedLeads(env.SQLITE_PATH).map((lead) => String(lead.name));
      expect(names.toSorted()).toEqual(
        Array.from({ length: 21 }, (_, n) => `Asha ${n}`).toSorted(),
      );
    } finally {
      await first.stop();
      rmSync(folder, { recursive: true });
    }
  },
);
