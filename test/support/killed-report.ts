/**
 * A program with our route handlers on the database of its environment. "write": a finished check and two answers of the
 * next one are saved and printed; then it dies (SIGKILL) so many ms after it began to make the PDF. "read": prints what
 * is kept, and how the PDF begins.
 */
import { setTimeout as sleep } from "node:timers/promises";
import * as pdfRoute from "@/app/api/visitors/[id]/report.pdf/route";
import { SAMPLE_ANSWERS } from "@/lib/domain/check/sample-answers";
import { reportWorker } from "@/lib/server/wiring/pdf";
import { browserOn } from "./api-browser";
import { personBrowser, ROUTES } from "./person-browser";

export type Kept = { at: string; cookie: string; answers: unknown; attempts: unknown };
type Exported = { quizResponses: unknown; attempts: unknown };

const print = (line: string) =>
  new Promise<void>((resolve) => process.stdout.write(`${line}\n`, () => resolve()));
const browser = browserOn({ ...ROUTES, "/api/visitors/:id/report.pdf": pdfRoute });
const kept = async (at: string, cookie: string): Promise<Kept> => {
  const { body } = await browser.send("GET", at, { headers: { cookie } });
  const { quizResponses: answers, attempts } = body as Exported;
  return { at, cookie, answers, attempts };
};

const [what, ...given] = process.argv.slice(2);
if (what === "write") {
  const person = await personBrowser(browser);
  await person.finish(SAMPLE_ANSWERS);
  for (const id of ["o1", "o2"]) await person.answer(id, "maybe");
  await print(JSON.stringify(await kept(person.at(), person.cookie()!)));
  void person.send("GET", person.at("/report.pdf?lang=hi")).then(() => print("made"));
  while (reportWorker().threadId() === null) await sleep(1);
  await sleep(Number(given[0]));
  process.kill(process.pid, "SIGKILL");
} else {
  const [at = "", cookie = ""] = given;
  await print(JSON.stringify(await kept(at, cookie)));
  const file = await browser.send("GET", `${at}/report.pdf?lang=hi`, { headers: { cookie } });
  await print(`${file.status} ${file.text.slice(0, 5)}`);
  process.exit();
}
