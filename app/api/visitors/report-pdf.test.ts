// holds: #report
import "@/test/support/own-store";
import { SAMPLE_ANSWERS } from "@/lib/domain/check/sample-answers";
import { personBrowser, type PersonBrowser } from "@/test/support/person-browser";
import { sealedAddress } from "@/lib/server/http/client-address";
import { reportWorker } from "@/lib/server/wiring/pdf";
import { aReport } from "@/test/builders/report-documents";
import { GET } from "./[id]/report.pdf/route";

afterAll(() => reportWorker().close());

/** What a browser gets at this person's address of the file. */
const download = async (
  owner: PersonBrowser,
  query = "",
  by: PersonBrowser = owner,
  address?: string,
  signal: AbortSignal | null = null,
) => {
  const url = `http://localhost:3000${owner.at("/report.pdf")}${query}`;
  const headers = new Headers({ cookie: by.cookie() ?? "" });
  if (address) headers.set(...sealedAddress(address));
  const request = new Request(url, { headers, signal });
  const response = await GET(request, { params: Promise.resolve({ id: owner.id() }) });
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
};

const finished = async () => {
  const person = await personBrowser();
  const profile = { businessName: "शर्मा Stores" };
  await person.send("PUT", person.at(), { body: { profile } });
  await person.finish(SAMPLE_ANSWERS);
  return person;
};

test("without a finished check, or with another's cookie, there is no file; an unknown language is refused", async () => {
  const person = await finished();
  const stranger = await personBrowser();
  const statuses = [
    await download(stranger),
    await download(person, "", stranger),
    await download(person, "?lang=mr"),
  ].map(({ response }) => response.status);
  expect(statuses).toEqual([404, 404, 422]);
});

test("one visitor gets 30 files in an hour", async () => {
  const person = await finished();
  const statuses = [];
  for (let n = 0; n < 31; n++) statuses.push((await download(person)).response.status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
});

test("260 calls of one address with 9 records, most of them closed, delay nobody else", async () => {
  const persons = await Promise.all(Array.from({ length: 10 }, finished));
  const other = persons.pop()!;
  const gone = new AbortController();
  const flood = Array.from({ length: 260 }, (_, n) => {
    const [owner, signal] = [persons[n % 9]!, n < 200 ? gone.signal : null];
    return download(owner, "", owner, "203.0.113.9", signal);
  });
  const ours = reportWorker().make(aReport("en"));
  const others = download(other, "", other, "198.51.100.7");
  gone.abort();
  expect((await others).response.status).toBe(200);
  await expect(ours).resolves.toBeInstanceOf(Uint8Array);
  const statuses = (await Promise.all(flood)).map(({ response }) => response.status);
  expect(new Set(statuses.slice(200))).toEqual(new Set([200, 429]));
  expect(statuses.filter((status) => status === 200).length).toBeLessThan(30);
});
