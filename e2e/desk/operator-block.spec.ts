import { spawnSync } from "node:child_process";
import { expect } from "@/e2e/support/accounts";
import { deskThatFound, OPERATOR, test } from "@/e2e/support/desk";
import { sendMessage } from "@/e2e/support/desk-calls";
import { LONG } from "@/e2e/support/tiers";

// Over 1 s: it runs commands as processes beside the site.
test(
  "a blocked operator is a stranger within a minute, without a restart, until that is taken back",
  LONG,
  async ({ page, context, newDevice, signedIn, siteEnv, stack: { site, store } }) => {
    const command = (...args: string[]) => {
      const node = ["--disable-warning=ExperimentalWarning", "--import"];
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [...node, "./scripts/source-imports.mjs", "scripts/operator-block.ts", ...args],
        {
          env: { ...process.env, ...siteEnv, ...store.env, LOG_LEVEL: "silent" },
          encoding: "utf8",
        },
      );
      return { status, text: stdout + stderr };
    };
    const name = `N${crypto.randomUUID().slice(0, 8)}`;
    await sendMessage(site.url, { name });
    const { cookie } = await signedIn(context, OPERATOR);
    const desk = await deskThatFound(page, "en", name, 1);
    const asked = async (sent: string) =>
      (await fetch(`${site.url}/api/desk/notices`, { headers: { cookie: sent } })).status;
    expect(await asked(cookie)).toBe(200);

    const blocked = command(OPERATOR.email.toUpperCase());
    expect(blocked).toMatchObject({ status: 0, text: expect.stringContaining("is blocked") });
    expect(blocked.text).toContain("Every session of this address is ended.");
    expect(await asked(cookie)).toBe(404);
    await desk.button(desk.words.filter.find).click();
    await expect(desk.main.getByRole("alert")).toContainText(desk.words.trouble.missing);
    // A new sign-in does not help.
    const { cookie: another } = await signedIn(await newDevice(), OPERATOR);
    expect(await asked(another)).toBe(404);
    expect(command("--list").text).toContain(OPERATOR.email);

    expect(command("--unblock", OPERATOR.email).text).toContain("may sign in again");
    expect(await asked(another)).toBe(200);
    expect(await asked(cookie)).toBe(404);
    expect(command("--list").text).toContain("Nobody is blocked.");
    expect(command("nobody").status).toBe(1);
  },
);

test(
  "without the site's database the command refuses, and makes none",
  LONG,
  async ({ siteEnv }) => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ["--import", "./scripts/source-imports.mjs", "scripts/operator-block.ts", "op@example.in"],
      { env: { ...process.env, ...siteEnv, SQLITE_PATH: "/nowhere/site.db" }, encoding: "utf8" },
    );
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining("no database at /nowhere/site.db"),
    ]);
  },
);
