import type { ReportDocument } from "./report-document.ts";
import { GREEN, INNER, MARIGOLD, PAGE, PAPER, type Pen, RULE, type Said } from "../../pdf/pen.ts";

const BAND_HEIGHT = 92;
/** The side of the QR code, and what is left of the width beside it. */
const CODE = 66;
const BESIDE_CODE = INNER - CODE - 20;
const RING = { radius: 40, width: 9 };
const SCORE_COLOURS = { excellent: GREEN, good: GREEN, moderate: MARIGOLD, poor: null };
/** The control points of a quarter of a circle of radius 1. */
const QUARTER = 0.5523;

const circle = (cx: number, cy: number, r: number): string => {
  const k = r * QUARTER;
  const point = (x: number, y: number) => `${(cx + x).toFixed(2)} ${(cy + y).toFixed(2)}`;
  return [
    `${point(0, r)} m`,
    `${point(k, r)} ${point(r, k)} ${point(r, 0)} c`,
    `${point(r, -k)} ${point(k, -r)} ${point(0, -r)} c`,
    `${point(-k, -r)} ${point(-r, -k)} ${point(-r, 0)} c`,
    `${point(-r, k)} ${point(-k, r)} ${point(0, r)} c`,
  ].join(" ");
};

/** The account book of our sign: red, stitched, ticked. */
const mark = (pen: Pen, x: number, top: number, size: number) => {
  const unit = size / 32;
  const at = (px: number, py: number) =>
    `${(x + px * unit).toFixed(2)} ${(pen.up(top) - py * unit).toFixed(2)}`;
  const stitches = [4, 11, 18, 25].map((from) => `${at(8, from)} m ${at(8, from + 4)} l`);
  pen.draw(
    `${pen.red} rg ${at(3, 31)} ${26 * unit} ${30 * unit} re f ${PAPER} RG 1 J 1 j ` +
      `${1.6 * unit} w ${stitches.join(" ")} S ` +
      `${3 * unit} w ${at(13.5, 17)} m ${at(17.5, 21.5)} l ${at(24.5, 11)} l S`,
  );
};

const letterhead = (pen: Pen, { title, shop, date }: ReportDocument) => {
  pen.fill(PAPER, 0, 0, PAGE.width, BAND_HEIGHT);
  pen.fill(pen.red, 0, BAND_HEIGHT, PAGE.width, 2);
  mark(pen, PAGE.left - 4, 22, 46);
  const x = PAGE.left + 50;
  const width = INNER - 50;
  pen.moveTo(22);
  pen.say("H1", [title], { x, width, size: 19, weight: "bold" });
  const whose = shop ? [{ text: `${shop.label}: ${shop.name}`, weight: "bold" } as const, "·"] : [];
  pen.say("P", [...whose, date], { x, width, size: 10.5, colour: pen.soft });
  // A name of several lines makes the letterhead higher than its band.
  pen.moveTo(Math.max(pen.at(), BAND_HEIGHT));
};

export const heading = (pen: Pen, title: string) => {
  pen.say("H2", [title], { size: 13, weight: "bold" });
  pen.space(1);
};

export const divide = (pen: Pen) => {
  pen.space(7);
  pen.rule(RULE);
  pen.space(7);
};

const health = (pen: Pen, { health: said }: ReportDocument) => {
  const { radius, width: thick } = RING;
  const top = pen.at();
  const ring = { x: PAGE.left + INNER - 160, y: top + radius + thick };
  const stamp = { x: PAGE.left + INNER - 88, y: top + 12, width: 84, height: 72 };
  const width = INNER - 235;
  heading(pen, said.title);
  pen.say("P", [said.headline], { width, size: 15, weight: "bold" });
  const end = pen.at();

  const cy = pen.up(ring.y);
  pen.draw(`${RULE} RG ${thick} w ${circle(ring.x, cy, radius)} s`);
  const length = 2 * Math.PI * radius;
  if (said.score > 0)
    pen.draw(
      `${SCORE_COLOURS[said.band] ?? pen.red} RG ${thick} w [${((said.score / 100) * length).toFixed(2)} ${length.toFixed(2)}] 0 d ` +
        `${circle(ring.x, cy, radius)} S`,
    );
  const centred = (text: string, middle: number, y: number, size: number, colour = pen.ink) => {
    const place = { size, weight: "bold", colour } as const;
    pen.label(text, middle - pen.widthOf([text], place) / 2, y, place);
  };
  centred(String(said.score), ring.x, ring.y - 23, 25);
  centred("/ 100", ring.x, ring.y + 8, 8.5, pen.soft);
  const ink = said.score >= 60 ? GREEN : pen.red;
  pen.turned(4, stamp.x + stamp.width / 2, stamp.y + stamp.height / 2, () => {
    pen.frame(ink, stamp.x, stamp.y, stamp.width, stamp.height, 2);
    pen.frame(ink, stamp.x + 3.5, stamp.y + 3.5, stamp.width - 7, stamp.height - 7, 0.75);
    const middle = stamp.x + stamp.width / 2;
    centred(said.gradeLabel, middle, stamp.y + 6, 9, ink);
    centred(said.grade, middle, stamp.y + 17, 33, ink);
  });
  pen.moveTo(Math.max(end, ring.y + radius + thick));
  pen.say("P", [`${said.scoreLabel}: ${said.outOf}`, "·", `${said.gradeLabel}: ${said.grade}`], {
    size: 10.5,
    weight: "bold",
  });
};

const areas = (pen: Pen, { areas: { title, text, rows } }: ReportDocument) => {
  heading(pen, title);
  pen.say("P", [text], { size: 10.5 });
  pen.space(4);
  const bar = { x: PAGE.left + 205, width: 120, height: 9 };
  pen.within("L", () => {
    for (const row of rows)
      pen.within("LI", () => {
        const top = pen.at();
        const mark: Said[] = row.mark ? [{ text: row.mark, weight: "bold", colour: pen.red }] : [];
        pen.within("LBody", () => {
          pen.write([{ text: row.title, weight: "bold" }], { width: 200, size: 10.5 });
          const end = pen.at();
          pen.moveTo(top);
          const x = bar.x + bar.width + 10;
          pen.write([row.points, ...mark], { x, width: PAGE.left + INNER - x, size: 10 });
          pen.moveTo(Math.max(end, pen.at()));
        });
        pen.fill(MARIGOLD, bar.x, top + 3, bar.width * row.left, bar.height);
        pen.frame(pen.ink, bar.x, top + 3, bar.width, bar.height);
        pen.space(3);
      });
  });
};

type Step = ReportDocument["plan"]["steps"][number];

/** Who, by when and done: what the owner chose on the phone, else room for a pen. */
const boxes = (pen: Pen, { pen: fields }: Step, x: number, size: number) => {
  let left = x;
  pen.space(3);
  const top = pen.at();
  const side = size * 1.25;
  fields.forEach(({ label, value }, at) => {
    const isTick = at === fields.length - 1;
    const said = value === "" ? label : `${label}: ${value}`;
    const place = { x: left, size, colour: value === "" ? pen.soft : pen.ink };
    if (value === "") pen.label(said, left, top, place);
    else {
      pen.moveTo(top);
      pen.write([said], place);
    }
    left += pen.widthOf([said], place) + 6;
    if (isTick) {
      pen.frame(pen.soft, left, top, side, side);
      if (value !== "") tick(pen, left, top, side);
      left += side + 18;
    } else if (value === "") {
      pen.fill(pen.soft, left, top + side, 105, 0.5);
      left += 105 + 18;
    } else left += 12;
  });
  pen.moveTo(top);
  pen.space(side + 3);
};

const tick = (pen: Pen, x: number, top: number, side: number) => {
  const [a, b, c] = [
    [0.15, 0.5],
    [0.42, 0.8],
    [0.9, 0.15],
  ].map(
    ([px = 0, py = 0]) => `${(x + px * side).toFixed(2)} ${pen.up(top + py * side).toFixed(2)}`,
  );
  pen.draw(`${GREEN} RG 1.6 w ${a} m ${b} l ${c} l S`);
};

/** The steps, `large` times as large as in a report. */
const stepList = (pen: Pen, { plan: { steps } }: ReportDocument, large = 1) =>
  pen.within("L", () => {
    steps.forEach((step, at) =>
      pen.within("LI", () => {
        const x = PAGE.left + 26 * large;
        const width = PAGE.left + INNER - x;
        pen.space(5 * large);
        const top = pen.at();
        pen.say("Lbl", [`${at + 1}.`], { size: 14 * large, weight: "bold", colour: pen.red });
        pen.moveTo(top + 1.5);
        pen.within("LBody", () => {
          pen.write(
            [
              { text: step.topic, weight: "bold" },
              { text: `(${step.minutes})`, colour: pen.soft },
            ],
            { x, width, size: 11.5 * large },
          );
          if (step.why && large === 1)
            pen.write([{ text: step.whyLabel, weight: "bold", colour: pen.soft }, step.why], {
              x,
              width,
              size: 10,
            });
          pen.write([step.text], { x, width, size: 10.5 * large });
          pen.write([{ text: step.doneLabel, weight: "bold", colour: GREEN }, step.done], {
            x,
            width,
            size: 10.5 * large,
          });
          boxes(pen, step, x, large === 1 ? 8 : 11);
        });
      }),
    );
  });

const plan = (pen: Pen, report: ReportDocument) => {
  const { title, first, none } = report.plan;
  heading(pen, title);
  if (none) {
    pen.say("P", [none.text], { size: 10.5 });
    pen.within("L", () => none.questions.forEach((question) => bullet(pen, question, 10.5)));
    return;
  }
  pen.say("P", [first], { size: 10.5 });
  stepList(pen, report);
};

export const bullet = (pen: Pen, text: string, size: number) =>
  pen.within("LI", () => {
    pen.need(pen.measure([text], { size, width: INNER - 14 }));
    const top = pen.at();
    pen.say("Lbl", ["–"], { size, colour: pen.red, weight: "bold" });
    pen.moveTo(top);
    pen.say("LBody", [text], { x: PAGE.left + 14, width: INNER - 14, size });
    pen.space(1.5);
  });

const offer = (pen: Pen, { lang, offer: { title, lines } }: ReportDocument) => {
  heading(pen, title);
  for (const line of lines)
    pen.within(
      "P",
      () =>
        pen.write([{ text: line.text, weight: line.isStrong ? "bold" : "regular" }], {
          size: 10.5,
          width: BESIDE_CODE,
        }),
      line.lang === lang ? "" : `/Lang(${line.lang}-IN)`,
    );
};

const contact = (pen: Pen, { contact: ways }: ReportDocument) => {
  pen.space(6);
  let x: number = PAGE.left;
  const size = 10;
  let top = pen.at();
  for (const { label, value, href } of ways) {
    const said: Said[] = [{ text: `${label}:`, colour: pen.soft }];
    const beside = pen.widthOf(said, { size }) + 4;
    const wide = beside + pen.widthOf([{ text: value, weight: "bold" }], { size });
    if (x > PAGE.left && x + wide > PAGE.left + BESIDE_CODE) {
      x = PAGE.left;
      top = pen.at();
    }
    pen.moveTo(top);
    pen.within("P", () => {
      pen.write(said, { x, size });
      pen.moveTo(top);
      pen.within("Link", () =>
        pen.write([value], { x: x + beside, size, weight: "bold", colour: pen.red, href }),
      );
    });
    x += wide + 16;
  }
};

const code = (pen: Pen, { label, href, dark }: ReportDocument["chat"], top: number) => {
  const end = pen.at();
  const x = PAGE.left + INNER - CODE;
  const unit = CODE / dark.length;
  const modules = dark.flatMap((row, y) =>
    row.map((isDark, at) => {
      const place = [x + at * unit, pen.up(top + (y + 1) * unit), unit, unit];
      return isDark ? `${place.map((value) => value.toFixed(2)).join(" ")} re` : "";
    }),
  );
  pen.draw(`${pen.ink} rg ${modules.filter(Boolean).join(" ")} f`);
  pen.moveTo(top + CODE + 2);
  const place = { x, width: CODE, size: 9, weight: "bold", colour: pen.red, href } as const;
  pen.within("P", () => pen.say("Link", [label], place));
  pen.moveTo(Math.max(end, pen.at()));
};

/** Score, areas and plan. */
export const firstPage = (pen: Pen, report: ReportDocument): void => {
  letterhead(pen, report);
  pen.space(12);
  health(pen, report);
  divide(pen);
  areas(pen, report);
  divide(pen);
  plan(pen, report);
  divide(pen);
  const top = pen.at();
  offer(pen, report);
  contact(pen, report);
  code(pen, report.chat, top);
};

/** How much larger than in a report the steps on the wall are; where they are too long, `scale` takes it back. */
const LARGE = 2.1;

/** The plan alone, for the wall. */
export const sheetPage = (pen: Pen, report: ReportDocument): void => {
  letterhead(pen, report);
  pen.space(12);
  stepList(pen, report, LARGE);
  divide(pen);
  if (report.sheet) code(pen, report.sheet, pen.at());
};
