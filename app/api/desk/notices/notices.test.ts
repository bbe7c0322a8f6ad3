import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { createDeskNotices } from "@/lib/server/desk/desk-notices";
import { browserOn } from "@/test/support/api-browser";
import { withGoogleEdge } from "@/test/standins/google-edge";
import * as noticesRoute from "./route";

// Over 1 s: it loads Google's library.
const ORIGIN = "https://bizgrow.example";
Object.assign(process.env, { SITE_URL: ORIGIN, OPERATOR_EMAILS: "asha@example.in" });
const google = withGoogleEdge("bizgrow-1");

const notices = async () => {
  const cookie = `__Host-session=${google.sign(google.sessionClaimsOf("op"))}`;
  const at = browserOn({ "/api/desk/notices": noticesRoute });
  return at.send("GET", "/api/desk/notices", { headers: { origin: ORIGIN, cookie } });
};

test("the desk says that a damaged database lies aside for as long as it lies there", async () => {
  expect((await notices()).body).toEqual({ notices: [] });
  const aside = `${databasePath}.damaged-2026-11-21T10-00-00-000Z`;
  mkdirSync(dirname(aside), { recursive: true });
  writeFileSync(aside, "damaged");
  expect((await notices()).body).toEqual({ notices: [{ kind: "damagedAside" }] });
  rmSync(aside);
  expect((await notices()).body).toEqual({ notices: [] });
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
