import { deskPage } from "@/app/desk/desk-page";
import { DeskHealth } from "@/components/desk/health/desk-health";
import { Renewed } from "@/components/desk/health/renewed";
import { healthFigures } from "@/lib/server/wiring/figures";

/** A mail server that stays silent is known after 20 s: with this, a trouble is on the screen within a minute. */
const EVERY_MS = 30_000;

/** It shows no personal data, so it needs no entry in the desk's log. */
export default deskPage(
  { tab: "health", path: () => "/desk/health", use: "watching" },
  async ({ lang, words }) => {
    const figures = await healthFigures().read();
    return (
      <>
        <DeskHealth {...{ lang, words, figures }} />
        <Renewed everyMs={EVERY_MS} />
      </>
    );
  },
);
