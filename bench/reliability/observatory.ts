import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { PUBLIC_PAGES } from "@/e2e/support/public-pages";
import { startSite } from "@/e2e/support/site";
import { installAside } from "@/scripts/setup/install-aside.mjs";
import { atLeast, exactly, type Figure, notMeasured } from "@/bench/support/proof";
import { hasOpenssl, startTlsFront } from "@/bench/support/tls-front";

const PACKAGE = "node_modules/@mdn/mdn-http-observatory";
/**
 * Not 135: the scanner gives five points for the integrity of scripts in a page's HTML, and ours are added later, with
 * integrity, where it cannot see them. e2e/site/crawl.spec.ts checks them in a browser.
 */
const LEAST_SCORE = 130;
const SCAN_MS = 60_000;

type Report = {
  scan: { grade: string; score: number; testsFailed: number };
  tests: Record<string, { pass: boolean; result: string }>;
};

/** Mozilla's program. It would download the list of sites that browsers know to have TLS: here that list is empty. */
const installObservatory = (): string => {
  const folder = join(installAside("bench/observatory", "Mozilla's HTTP Observatory"), PACKAGE);
  mkdirSync(join(folder, "conf"), { recursive: true });
  writeFileSync(join(folder, "conf/hsts-preload.json"), "{}");
  return join(folder, "src/scan.js");
};

/** Runs Mozilla's HTTP Observatory on every public page, over TLS. */
export const observatory = async (): Promise<Figure[]> => {
  if (!hasOpenssl()) return [notMeasured("the Observatory's grade", "there is no openssl here")];
  const program = installObservatory();
  const folder = await mkdtemp(join(tmpdir(), "bizgrow-observatory-"));
  const front = await startTlsFront(folder);
  try {
    const site = await startSite({
      SQLITE_PATH: join(folder, "site.db"),
      SITE_URL: `https://${front.host}`,
      TRUST_PROXY_HOPS: "1",
    });
    front.serve(site.url);
    try {
      const reports: { url: string; report: Report }[] = [];
      for (const { url } of PUBLIC_PAGES) {
        const env = { ...process.env, NODE_EXTRA_CA_CERTS: front.certificate };
        const options = { env, timeout: SCAN_MS };
        const args = [program, `${front.host}${url === "/" ? "" : url}`];
        const { stdout } = await promisify(execFile)(process.execPath, args, options);
        reports.push({ url, report: JSON.parse(stdout) as Report });
      }
      const failed = reports.flatMap(({ url, report }) =>
        Object.entries(report.tests)
          .filter(([, { pass }]) => !pass)
          .map(([name, { result }]) => `${url}: ${name}, ${result}`),
      );
      const grades = new Set(reports.map(({ report }) => report.scan.grade));
      const scores = reports.map(({ report }) => report.scan.score);
      return [
        exactly(["failed tests", ...failed].join("\n  "), failed.length, 0),
        exactly(
          `pages of ${reports.length} with another grade than A+`,
          grades.size === 1 && grades.has("A+") ? 0 : 1,
          0,
        ),
        atLeast("lowest score", Math.min(...scores), LEAST_SCORE),
      ];
    } finally {
      await site.stop();
    }
  } finally {
    front.close();
    await rm(folder, { recursive: true, force: true });
  }
};
