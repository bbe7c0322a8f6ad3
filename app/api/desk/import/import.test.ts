// holds: #desk
// Over 1 s: it loads Google's library.
import "@/test/support/own-store";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { fill } from "@/lib/domain/core/fill";
import { IMPORT_CHARS } from "@/lib/domain/desk/import";
import { openDesk } from "@/lib/server/desk/open-desk";
import { deskCallers } from "@/test/support/desk-callers";
import * as importRoute from "./route";
import { LEADS } from "@/lib/server/store/schemas/stored-lead";
import { storeOf } from "@/lib/server/store/store-of";

const ASHA = "asha@example.in";
const asha = deskCallers({ "/api/desk/import": importRoute }, [ASHA]).operator(ASHA);
const { import: text } = deskWordsIn("en").forms;
const CSV = "name,phone\nरवि,98470 65432\nMina,98470 65433";
const send = (fields: Record<string, string>) =>
  asha.post("import", { back: "/desk/import", ...fields });
const count = async () => (await storeOf(LEADS).list({ before: null, limit: 9 })).rows.length;

test("a list is looked at on the next page, added once, listed by its source, and taken back", async () => {
  const looked = await asha.post("import", { back: "/desk/import", do: "look", csv: CSV }, true);
  expect([looked.status, looked.headers.get("location")]).toEqual([303, "/desk/import"]);
  expect(await openDesk(asha.cookie)).toMatchObject({ said: { kept: { csv: CSV } } });
  expect(await count()).toBe(0);

  const added = await send({ do: "add", csv: CSV });
  expect(added.body).toEqual({
    text: fill(text.done, { n: 2 }),
    to: expect.stringMatching(/^\/desk\/leads\?source=import-[0-9a-f]{12}$/),
  });
  expect((await send({ do: "add", csv: CSV })).body).toEqual(added.body);
  expect(await count()).toBe(2);

  const source = (added.body as { to: string }).to.split("=")[1]!;
  expect((await send({ do: "undo", source })).body).toEqual({
    text: fill(text.undone, { deleted: 2, kept: 0 }),
  });
  expect(await count()).toBe(0);
});

test("no list, too long a text, or another source does nothing", async () => {
  expect((await send({ do: "add", csv: "hello" })).body).toMatchObject({ text: text.noList });
  expect((await send({ do: "add", csv: "x".repeat(IMPORT_CHARS + 1) })).status).toBe(422);
  expect((await send({ do: "undo", source: "WhatsApp" })).status).toBe(422);
  expect(await count()).toBe(0);
});
