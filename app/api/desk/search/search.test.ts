// holds: #desk
// Over 1 s: it loads Google's library.
import "@/test/support/own-store";
import { openDesk } from "@/lib/server/desk/open-desk";
import { deskCallers } from "@/test/support/desk-callers";
import * as searchRoute from "./route";

const ASHA = "asha@example.in";
const asha = deskCallers({ "/api/desk/search": searchRoute }, [ASHA]).operator(ASHA);

const toFor = async (text: string, back = "/desk/leads") => {
  const { body } = await asha.post("search", { text, back });
  return (body as { to: string }).to;
};
const kept = async () => {
  const desk = await openDesk(asha.cookie);
  return desk.kind === "open" && desk.search;
};

test("searched words are kept in the session and are in no address; the filter stays", async () => {
  const back = "/hi/desk/leads?status=new&after=5_a1&found=1";
  expect(await toFor(" Asha ", back)).toBe("/hi/desk/leads?status=new&found=1");
  expect(await kept()).toBe("Asha");
  expect(await toFor("", back)).toBe("/hi/desk/leads?status=new");
  expect(await kept()).toBe("");
});

test("the number of a lead names nobody, and is in the address", async () => {
  expect(await toFor("bg-7k2m9qx")).toBe("/desk/leads?reference=BG-7K2M9QX");
  expect(await kept()).toBe("");
});

test("too long a text is not looked for", async () => {
  const { status, body } = await asha.post("search", { text: "x".repeat(201) });
  expect([status, (body as { isTrouble: boolean }).isTrouble]).toEqual([422, true]);
});
