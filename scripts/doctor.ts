import { env } from "@/lib/server/core/env";
import { errorMessage } from "@/lib/server/core/error-text";
import { loadEnvFiles } from "@/lib/server/core/env-files";
import { examine } from "@/tools/operator/doctor/trials";

/**
 * `npm run doctor`: tries everything once (a test letter, a signed call of the webhook, Google's credentials, the AI's
 * models, store, disk, clock, backup, build) and prints a line each; exit 1 when something does not work. It needs the
 * site's environment: run it as the site's user, with ENV_FILE, or in the container. The site may run meanwhile.
 */
const MARKS = { ok: "ok  ", off: "off ", look: "look", bad: "BAD " } as const;

try {
  loadEnvFiles();
  // As the site's own start, which refuses more of an environment.
  Object.assign(process.env, { NODE_ENV: "production" });
  const findings = await examine(env());
  for (const { part, state, text } of findings)
    console.log(`${MARKS[state]}  ${part.padEnd(8)} ${text}`);
  const broken = findings.filter(({ state }) => state === "bad").map(({ part }) => part);
  const works = broken.length === 0;
  console.log(
    works ? "\nEverything that is set up works." : `\nDoes not work: ${broken.join(", ")}.`,
  );
  process.exitCode = works ? 0 : 1;
} catch (error) {
  console.error(errorMessage(error));
  process.exitCode = 1;
}
// The mail and Redis clients may hold a connection open for a while.
process.exit();
