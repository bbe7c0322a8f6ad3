import type { ReportDocument } from "./report-document.ts";
import { bullet, divide, heading } from "./report-pages.ts";
import { GREEN, INNER, PAGE, type Pen, RULE, type Said } from "../../pdf/pen.ts";

const GAP = 14;
const LEFT = { x: PAGE.left, width: (INNER - GAP) * 0.44 };
const RIGHT = { x: PAGE.left + LEFT.width + GAP, width: (INNER - GAP) * 0.56 };
const SIZE = 9.5;

type AnswerRow = ReportDocument["answers"]["groups"][number]["rows"][number];

const answerRow = (pen: Pen, { question, answer, lost, step }: AnswerRow) => {
  const asked: Said[] = [{ text: question, weight: "bold" }];
  const given: Said[] = [{ text: answer, colour: pen.soft }];
  const lines: Said[] = [{ text: step.label, weight: "bold", colour: GREEN }, step.text];
  const left = { ...LEFT, size: SIZE };
  const beside = { x: LEFT.x + 13, width: LEFT.width - 13, size: 9 };
  const right = { ...RIGHT, size: SIZE };
  const height = Math.max(
    pen.measure(asked, left) + pen.measure(given, beside),
    pen.measure(lines, right),
  );
  pen.need(height + 6);
  pen.rule(RULE, 0.5);
  pen.space(3);
  const top = pen.at();
  pen.within("TR", () => {
    pen.within(
      "TH",
      () => {
        pen.write(asked, left);
        const box = pen.at() + 2.5;
        pen.write(given, beside);
        pen.fill(pen.red, LEFT.x, box, 7.5 * lost, 7.5);
        pen.frame(pen.ink, LEFT.x, box, 7.5, 7.5, 0.6);
      },
      "/A<</O/Table/Scope/Row>>",
    );
    const end = pen.at();
    pen.moveTo(top);
    pen.say("TD", lines, right);
    pen.moveTo(Math.max(end, pen.at()));
  });
  pen.space(3);
};

const answers = (pen: Pen, { answers: { title, text, groups, clear } }: ReportDocument) => {
  heading(pen, title);
  pen.say("P", [text], { size: 9, colour: pen.soft });
  for (const group of groups) {
    pen.space(5);
    pen.need(60);
    pen.say("H3", [`${group.title}:`, { text: group.points, weight: "regular" }], {
      size: 11,
      weight: "bold",
    });
    pen.space(2);
    pen.within("Table", () => group.rows.forEach((row) => answerRow(pen, row)));
  }
  if (!clear) return;
  pen.space(5);
  pen.need(40);
  pen.say("H3", [clear.title], { size: 11, weight: "bold" });
  pen.space(2);
  pen.within("L", () => clear.questions.forEach((question) => bullet(pen, question, SIZE)));
};

const analysis = (pen: Pen, said: NonNullable<ReportDocument["analysis"]>) => {
  heading(pen, said.title);
  pen.say("P", [{ text: `${said.label}:`, weight: "bold" }, said.note], {
    size: 9,
    colour: pen.soft,
  });
  pen.space(2);
  pen.within("L", () => said.lines.forEach((line) => bullet(pen, line, SIZE)));
  divide(pen);
};

/** What an AI wrote, all 15 answers, and the free step of each yes and maybe. */
export const answersPage = (pen: Pen, report: ReportDocument): void => {
  if (report.analysis) analysis(pen, report.analysis);
  answers(pen, report);
  divide(pen);
  pen.say("P", [report.closing], { size: 9, colour: pen.soft });
};
