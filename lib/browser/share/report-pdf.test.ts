// holds: #take-it-along
import { standAt } from "@/test/support/browser-page";
import { ourApi, refusal } from "@/test/our-api";
import { fetchPdf } from "./report-pdf";

const ID = "11111111-1111-4111-8111-111111111111";
const LINE = `GET /api/visitors/${ID}/report.pdf?lang=hi`;
const api = ourApi("none");

beforeEach(async () => {
  await api.reset();
  await api.start();
  standAt(api.origin);
});
afterEach(() => api.stop());

const pdf = (headers: Record<string, string> = {}) => ({
  status: 200,
  body: "%PDF-1.7",
  headers: { "Content-Type": "application/pdf", ...headers },
});

test("the PDF comes as a file with the name that the server gives it", async () => {
  const named = { "Content-Disposition": 'attachment; filename="bizgrow-2026-11-22.pdf"' };
  api.answers = { [LINE]: () => pdf(named) };
  const reply = await fetchPdf(ID, "hi");
  expect(reply).toMatchObject({ kind: "ready" });
  const { file } = reply as { file: File };
  expect([file.name, file.type, file.size]).toEqual([
    "bizgrow-2026-11-22.pdf",
    "application/pdf",
    8,
  ]);
  api.answers = { [LINE]: () => pdf({ "Content-Disposition": 'filename="../evil.pdf"' }) };
  expect(await fetchPdf(ID, "hi")).toMatchObject({ file: { name: "health-check.pdf" } });
});

test.each([
  ["no check", { status: 404 }, { kind: "missing" }],
  ["no session", refusal(401, "sign_in_needed"), { kind: "missing" }],
  [
    "too often",
    { status: 429, headers: { "Retry-After": "120" } },
    { kind: "busy", afterMs: 120_000 },
  ],
  ["no worker", { status: 503 }, { kind: "busy", afterMs: null }],
  ["a network's sign-in page", { status: 200, body: "<html>" }, { kind: "offline" }],
  ["no network", "reset" as const, { kind: "offline" }],
])("%s", async (_, answer, expected) => {
  api.answers = { [LINE]: () => answer };
  expect(await fetchPdf(ID, "hi")).toEqual(expected);
});
