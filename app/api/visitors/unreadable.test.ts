// holds: #records, #r15
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import { DatabaseSync } from "node:sqlite";
import { SAMPLE_ANSWERS } from "@/lib/domain/check/sample-answers";
import { GOOD_CONTACT } from "@/test/support/lead-browser";
import { type PersonBrowser, personBrowser } from "@/test/support/person-browser";
import { storedLeads } from "@/test/support/stored-leads";

const inDatabase = <T>(work: (database: DatabaseSync) => T): T => {
  const database = new DatabaseSync(databasePath);
  try {
    return work(database);
  } finally {
    database.close();
  }
};
const rowOf = (id: string) =>
  inDatabase((database) =>
    String(database.prepare("SELECT record FROM users WHERE id = ?").get(id)?.record),
  );
const overwrite = (id: string, record: string) =>
  inDatabase((database) =>
    database.prepare("UPDATE users SET record = ? WHERE id = ?").run(record, id),
  );

let person: PersonBrowser;

beforeEach(async () => {
  person = await personBrowser();
  for (const [version, id] of ["b1", "b2", "b3"].entries())
    await person.send("PUT", person.at(`/answers/${id}`), {
      body: { answer: "yes", version: version + 1 },
    });
});

test("an unreadable record is 503 for its owner, who may retry later, and is kept", async () => {
  const broken = rowOf(person.id()).slice(0, -9);
  overwrite(person.id(), broken);
  for (const [method, path, body] of [
    ["GET", "", undefined],
    ["PUT", "", { lang: "en" }],
    ["PUT", "/answers/b4", { answer: "no", version: 9 }],
    ["POST", "/analysis", { answers: SAMPLE_ANSWERS, lang: "en" }],
    ["PUT", "/consents/contact", { isGiven: true, textVersion: "2026-11-21" }],
    ["DELETE", "", undefined],
  ] as const) {
    const { status, headers } = await person.send(method, person.at(path), { body });
    expect([method, path, status]).toEqual([method, path, 503]);
    expect(headers.get("retry-after")).toBe("5");
  }
  expect(rowOf(person.id())).toBe(broken);
});

test("a message of the owner of an unreadable record is stored without a link to it", async () => {
  overwrite(person.id(), "{");
  const body = { ...GOOD_CONTACT, visitorId: person.id() };
  expect((await person.send("POST", "/api/leads/contact", { body })).status).toBe(201);
  expect(storedLeads(databasePath).at(-1)).toMatchObject({ visitorId: null, flags: [] });
});
