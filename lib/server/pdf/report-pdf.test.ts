// holds: #report
import { inflateSync } from "node:zlib";
import fc from "fast-check";
import { contentIn } from "@/lib/content";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { LANGS } from "@/lib/domain/core/languages";
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { aReport, HARD_WORDS } from "@/test/builders/report-documents";
import { pdfInfo, pdfText, withPoppler } from "@/test/support/pdf-tools";
import type { ReportDocument } from "./report-document";
import { createReportWorker } from "./report-worker";

// A busy machine takes longer for ten reports that poppler reads.
jest.setTimeout(60_000);

const worker = createReportWorker();
afterAll(() => worker.close());

const MOST_BYTES = 80 * 1024;

/** All words in a value's texts. */
const wordsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? value.normalize("NFC").split(/\s+/)
    : Object.values(value ?? {}).flatMap(wordsIn);

const withLines = (report: ReportDocument, lines: string[]): ReportDocument => ({
  ...report,
  analysis: { title: "Remarks", label: "By AI", note: "", lines },
});

withPoppler.each(LANGS)("in %s every text of the site can be searched and copied", async (lang) => {
  // The arrow is in a hint for keyboards and in messages about site.json.
  const words = [...new Set([...HARD_WORDS, ...wordsIn(contentIn(lang))])].filter(
    (word) => word !== "" && !/[←→]/.test(word),
  );
  expect(words.length).toBeGreaterThan(2_000);
  const lines = Array.from({ length: Math.ceil(words.length / 8) }, (_, at) =>
    words.slice(at * 8, at * 8 + 8).join(" "),
  );
  const text = pdfText(await worker.make(withLines(aReport(lang), lines)));
  const found = new Set(text.normalize("NFC").split(" "));
  const isFound = (word: string) => found.has(word) || text.includes(word);
  expect(words.filter((word) => !isFound(word.normalize("NFC")))).toEqual([]);
});

withPoppler.each(LANGS)("in %s every report is two tagged pages of at most 80 KB", async (lang) => {
  for (const answer of ["yes", "maybe", "no"] as const) {
    const pdf = await worker.make(aReport(lang, { answers: answersOfAll(answer) }));
    expect(pdf.length).toBeLessThan(MOST_BYTES);
    const info = pdfInfo(pdf);
    expect(info).toMatch(/Pages: +2\n/);
    expect(info).toMatch(/Tagged: +yes/);
    expect(info).toMatch(/Page size: .*A4/);
    expect(info).toContain(`${contentIn(lang).report.title}: Sharma Stores`);
    const text = pdfText(pdf);
    for (const id of QUESTION_IDS)
      expect(text).toContain(contentIn(lang).questions.wording[id].normalize("NFC"));
    expect(text.includes("₹")).toBe(answer !== "no");
  }
});

withPoppler(
  "its structure has headings, lists and tables in reading order, its catalog language and title",
  async () => {
    const report = withLines(aReport("en"), ["One."]);
    const pdf = await worker.make(report);
    const structure = pdfInfo(pdf, "-struct-text");
    const order = [
      "H1",
      report.title,
      "H2",
      report.health.title,
      report.areas.title,
      report.plan.title,
      "LBody",
      report.plan.steps[0]!.text,
      report.offer.title,
      "Link",
      report.chat.label,
      "Remarks",
      report.answers.title,
      "H3",
      "Table",
      "TH",
      report.answers.groups[0]!.rows[0]!.question,
      report.closing,
    ];
    const flat = structure.replaceAll('"', " ").replaceAll(/\s+/g, " ").normalize("NFC");
    let at = -1;
    for (const part of order) {
      const next = flat.indexOf(part.normalize("NFC"), at + 1);
      expect([part, next > at]).toEqual([part, true]);
      at = next;
    }
    const objects = Buffer.from(pdf)
      .toString("latin1")
      .split("/Type/ObjStm")
      .slice(1)
      .map((stream) => {
        const from = stream.indexOf("stream\n") + 7;
        return inflateSync(Buffer.from(stream.slice(from), "latin1")).toString("latin1");
      });
    const catalog = objects.join("\n");
    for (const entry of [
      "/Lang(en-IN)",
      "/MarkInfo<</Marked true>>",
      "/DisplayDocTitle true",
      "/Tabs/S",
    ])
      expect(catalog).toContain(entry);
  },
);

test("the same report is the same file, also from a fresh thread", async () => {
  const before = await worker.make(aReport("hi"));
  await worker.make(aReport("en"));
  const fresh = createReportWorker();
  const after = await fresh.make(aReport("hi"));
  fresh.close();
  expect(Buffer.from(after).equals(before)).toBe(true);
});

withPoppler("any name and any advice of 200 characters make a whole file", async () => {
  const any = fc.string({ unit: "binary", maxLength: 200 });
  await fc.assert(
    fc.asyncProperty(any, fc.constantFrom(...LANGS), async (text, lang) => {
      const report = aReport(lang, { answers: answersOfAll("maybe"), shop: text });
      const steps = report.plan.steps.map((step) => ({ ...step, text }));
      const written = { ...report, plan: { ...report.plan, steps } };
      expect(pdfInfo(await worker.make(withLines(written, [text])))).toMatch(/Tagged: +yes/);
    }),
    { numRuns: 10 },
  );
});

withPoppler("a shop's name that the font lacks is left out, no line shows a box", async () => {
  const text = pdfText(await worker.make(aReport("en", { shop: "தமிழ் ஸ்டோர்ஸ்" })));
  expect(text).toContain("Business Health Check Checked on");
  const emoji = pdfText(await worker.make(aReport("en", { shop: "🏪 Best  Shop 👍" })));
  expect(emoji).toContain("Shop: Best Shop ·");
});
