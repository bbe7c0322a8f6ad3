import type { BrowserContext } from "@playwright/test";

type Violation = { directive: string; blocked: string; page: string; sample: string };
type WithReport = { reportViolation?: (violation: Violation) => void };

/** Collects from here on what content policies have blocked in a browser, with JavaScript or without. */
export const watchPolicy = async (context: BrowserContext): Promise<readonly string[]> => {
  const found: string[] = [];
  context.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) found.push(message.text());
  });
  await context.exposeBinding("reportViolation", (_, violation: Violation) => {
    found.push(JSON.stringify(violation));
  });
  await context.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", (event) =>
      (window as WithReport).reportViolation?.({
        directive: event.effectiveDirective,
        blocked: event.blockedURI,
        page: event.documentURI,
        sample: event.sample,
      }),
    ),
  );
  return found;
};
