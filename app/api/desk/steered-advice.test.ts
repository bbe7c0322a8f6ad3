import "@/test/support/own-store";
import { SAMPLE_ANSWERS } from "@/lib/domain/check/sample-answers";
import { peopleDesk } from "@/lib/server/wiring/desk";
import { reportWorker } from "@/lib/server/wiring/pdf";
import { type GroqStandin, startGroqStandin } from "@/test/standins/groq-standin";
import { browserOn } from "@/test/support/api-browser";
import { DESK_ORIGIN, deskCallers } from "@/test/support/desk-callers";
import { GOOD_CONTACT } from "@/test/support/lead-browser";
import { pdfText, withPoppler } from "@/test/support/pdf-tools";
import { type PersonBrowser, personBrowser, ROUTES } from "@/test/support/person-browser";
import * as exportRoute from "./export/route";
import * as reportRoute from "./leads/[id]/report.pdf/route";

const OPERATOR = "op@example.in";
const operator = deskCallers({ "/api/desk/export": exportRoute }, [OPERATOR]).operator(OPERATOR);
let ai: GroqStandin;
beforeAll(async () => {
  ai = await startGroqStandin();
  Object.assign(process.env, { GROQ_API_KEY: "test", GROQ_BASE_URL: ai.url });
});
afterAll(async () => {
  reportWorker().close();
  await ai.close();
});

type Said = { source: string; insights: string[]; nextSteps: string[]; keyFindings: string[] };

/** A person with the AI's advice on a check that goes along with a message, and what the AI wrote. */
const advised = async (change: (person: PersonBrowser) => Promise<unknown>) => {
  const person = await personBrowser(browserOn(ROUTES, DESK_ORIGIN));
  await change(person);
  await person.finish(SAMPLE_ANSWERS);
  const { aiAnalysis } = (await person.exported()) as { aiAnalysis: Said };
  expect(aiAnalysis.source).toBe("ai");
  const { insights, nextSteps, keyFindings } = aiAnalysis;
  return { person, said: [...insights, ...nextSteps, ...keyFindings] };
};

/** What the desk shows of it: the person, and the file in the check's language. */
const deskOf = async (person: PersonBrowser) => {
  const body = { ...GOOD_CONTACT, message: crypto.randomUUID(), sharesCheck: true };
  const { reference } = (await person.lead("contact", body)).body as { reference: string };
  const { rows } = await peopleDesk().search(reference);
  const { check } = await peopleDesk().detail(rows[0]!.person);
  const { lead: id } = check!;
  const address = `http://localhost:3000/api/desk/leads/${id}/report.pdf?lang=en`;
  const request = new Request(address, { headers: { cookie: await operator.cookie() } });
  const file = await reportRoute.GET(request, { params: Promise.resolve({ id }) });
  return {
    analysis: check!.check.analysis!,
    pdf: pdfText(new Uint8Array(await file.arrayBuffer())),
  };
};
const exported = async () => (await operator.post("export", { kind: "people" })).text;

const consented = (person: PersonBrowser) => person.consent("aiProfile", true);
const withdrawn = async (person: PersonBrowser) => {
  await consented(person);
  await person.consent("aiProfile", false);
};

withPoppler.each([
  ["and still does", consented],
  ["and withdrew that", withdrawn],
])("an owner who let the AI read lines (%s) does not speak at the desk", async (_, change) => {
  const { person, said } = await advised(change);
  for (const open of [false, true]) {
    await person.consent("contact", open);
    const { analysis, pdf } = await deskOf(person);
    expect(analysis).toMatchObject({ source: "standard", lang: "en" });
    const shown = [pdf, JSON.stringify(analysis), await exported()];
    const words = shown.join(" ");
    const standard = [...analysis.insights, ...analysis.nextSteps];
    expect(standard.length).toBeGreaterThan(3);
    expect(said.filter((one) => !standard.includes(one) && words.includes(one))).toEqual([]);
    expect(pdf).not.toContain("Written by AI");
  }
});

withPoppler("where no line ever went to the AI, its words are shown as the AI's", async () => {
  const { person, said } = await advised(async () => undefined);
  const { analysis, pdf } = await deskOf(person);
  expect(analysis.source).toBe("ai");
  expect(said).toEqual(expect.arrayContaining(analysis.insights));
  expect(pdf).toContain("Written by AI");
});
