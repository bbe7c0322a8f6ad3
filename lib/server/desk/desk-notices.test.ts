import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { createDeskNotices } from "./desk-notices";
import { deskNotices } from "@/lib/server/wiring/desk";

const ORIGIN = "https://bizgrow.example";
Object.assign(process.env, { SITE_URL: ORIGIN, OPERATOR_EMAILS: "asha@example.in" });

test("the desk says that a damaged database lies aside for as long as it lies there", async () => {
  expect(await deskNotices().read()).toEqual([]);
  const aside = `${databasePath}.damaged-2026-11-21T10-00-00-000Z`;
  mkdirSync(dirname(aside), { recursive: true });
  writeFileSync(aside, "damaged");
  expect(await deskNotices().read()).toEqual([{ kind: "damagedAside" }]);
  rmSync(aside);
  expect(await deskNotices().read()).toEqual([]);
});

test("a provider that fails does not hide the others' notices", async () => {
  const { read } = createDeskNotices([
    () => Promise.reject(new Error("no answer")),
    () => null,
    () => {
      throw new Error("broken");
    },
    async () => ({ kind: "unreadable", count: 2 }),
  ]);
  expect(await read()).toEqual([{ kind: "unreadable", count: 2 }]);
});
