// holds: #desk
// Over 1 s: it loads Google's library.
import "@/test/support/own-store";
import { openDesk } from "@/lib/server/desk/open-desk";
import { deskCallers } from "@/test/support/desk-callers";
import * as searchRoute from "./route";

const ASHA = "asha@example.in";
const asha = deskCallers({ "/api/desk/search": searchRoute }, [ASHA]).operator(ASHA);

const toFor = async (text: string, back = "/desk") => {
  const { body } = await asha.post("search", { text, back });
  return (body as { to: string }).to;
};
const kept = async () => {
  const desk = await openDesk(await asha.cookie());
  return desk.kind === "open" && desk.search;
};

test("searched words are kept in the session, and are in no address", async () => {
  expect(await toFor(" Asha ", "/hi/desk/people?stage=new")).toBe("/hi/desk/people?found=1");
  expect(await kept()).toBe("Asha");
  expect(await toFor("")).toBe("/desk/people");
  expect(await kept()).toBe("");
});

test("too long a text is not looked for", async () => {
  const { status, body } = await asha.post("search", { text: "x".repeat(201) });
  expect([status, (body as { isTrouble: boolean }).isTrouble]).toEqual([422, true]);
});
