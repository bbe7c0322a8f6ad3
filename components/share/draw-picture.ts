import { firstLines, wrappedLines } from "@/lib/domain/share/wrapped-lines";
import type { PictureContent } from "./picture-content";

/** A status of WhatsApp, in px. */
export const WIDTH = 1080;
export const HEIGHT = 1350;

/** The colours of app/globals.css. */
const PAPER = "#fbf7f0";
const CARD = "#ffffff";
const INK = "#1f1b16";
const SOFT = "#5b534a";
const RULE = "#e4dacb";
const RED = "#a4262c";
const MARGIN = "#d9a5a0";
const MARIGOLD = "#e9a100";
const GREEN = "#1e6b45";

const LEFT = 96;
const RIGHT = WIDTH - 72;
const STEP_LEFT = LEFT + 68;
const STEPS_TOP = 812;
const FOOT = HEIGHT - 92;
/** Sizes of the steps' text, tried from large to small. */
const STEP_SIZES = [34, 32, 30, 28, 26, 24];

type Context = CanvasRenderingContext2D;

/** Draws with one font family; `size` in px, `y` is the baseline. */
const penOn = (ctx: Context, family: string) => {
  const fontOf = (size: number, weight: number) => `${weight} ${size}px ${family}`;
  const measureAs = (size: number, weight: number) => (text: string) => {
    ctx.font = fontOf(size, weight);
    return ctx.measureText(text).width;
  };
  return {
    measureAs,
    line: (y: number, colour = RULE, height = 2) => {
      ctx.fillStyle = colour;
      ctx.fillRect(LEFT, y, RIGHT - LEFT, height);
    },
    text: (
      text: string,
      x: number,
      y: number,
      {
        size = 30,
        weight = 400,
        colour = INK,
        align = "left" as CanvasTextAlign,
        most = WIDTH,
      } = {},
    ) => {
      const [fitting = ""] = firstLines(
        wrappedLines(text, most, measureAs(size, weight)),
        1,
        most,
        measureAs(size, weight),
      );
      ctx.font = fontOf(size, weight);
      ctx.fillStyle = colour;
      ctx.textAlign = align;
      ctx.fillText(fitting, x, y);
    },
  };
};

type Pen = ReturnType<typeof penOn>;

const drawCover = (ctx: Context, pen: Pen, { title, foot }: PictureContent) => {
  ctx.fillStyle = PAPER;
  ctx.fillRect(0, 0, WIDTH, HEIGHT);
  ctx.fillStyle = MARGIN;
  ctx.fillRect(52, 0, 3, HEIGHT);
  ctx.fillRect(60, 0, 3, HEIGHT);
  ctx.fillStyle = RED;
  ctx.fillRect(0, 0, WIDTH, 128);
  ctx.strokeStyle = MARGIN;
  ctx.lineWidth = 3;
  ctx.setLineDash([14, 10]);
  ctx.strokeRect(14, 14, WIDTH - 28, 100);
  ctx.setLineDash([]);
  pen.text(title, LEFT, 80, { size: 44, weight: 800, colour: CARD, most: RIGHT - LEFT });
  pen.line(FOOT, RED, 3);
  pen.text(foot, LEFT, FOOT + 54, { size: 30, colour: SOFT, most: RIGHT - LEFT });
};

const drawRing = (ctx: Context, pen: Pen, { score, isGood }: PictureContent) => {
  const [x, y, radius] = [LEFT + 118, 268, 100];
  const ring = (share: number, colour: string) => {
    ctx.beginPath();
    ctx.arc(x, y, radius, -Math.PI / 2, -Math.PI / 2 + 2 * Math.PI * share);
    ctx.strokeStyle = colour;
    ctx.lineWidth = 22;
    ctx.stroke();
  };
  ring(1, RULE);
  if (score > 0) ring(score / 100, isGood ? GREEN : score >= 40 ? MARIGOLD : RED);
  pen.text(String(score), x, y + 26, { size: 78, weight: 800, align: "center" });
  pen.text("/ 100", x, y + 60, { size: 26, weight: 600, colour: SOFT, align: "center" });
};

const drawHealth = (ctx: Context, pen: Pen, content: PictureContent) => {
  drawRing(ctx, pen, content);
  const [x, width] = [LEFT + 268, 380];
  const lines = wrappedLines(content.band, width, pen.measureAs(46, 800));
  const top = 268 - (lines.length - 1) * 30;
  pen.text(content.scoreLabel, x, top - 48, { size: 28, colour: SOFT, most: width });
  for (const [at, line] of lines.entries())
    pen.text(line, x, top + 8 + at * 60, { size: 46, weight: 800 });

  ctx.save();
  ctx.translate(RIGHT - 98, 268);
  ctx.rotate(-0.08);
  const colour = content.isGood ? GREEN : RED;
  ctx.strokeStyle = colour;
  ctx.lineWidth = 5;
  ctx.strokeRect(-84, -88, 168, 176);
  ctx.lineWidth = 2;
  ctx.strokeRect(-94, -98, 188, 196);
  pen.text(content.gradeLabel, 0, -40, { size: 28, weight: 600, colour, align: "center" });
  pen.text(content.grade, 0, 54, { size: 88, weight: 800, colour, align: "center" });
  ctx.restore();
};

const drawAreas = (ctx: Context, pen: Pen, { areas, legend }: PictureContent) => {
  pen.line(412);
  pen.text(legend, LEFT, 458, { size: 26, colour: SOFT, most: RIGHT - LEFT });
  for (const [at, { title, points, share, mark }] of areas.entries()) {
    const y = 514 + at * 84;
    const right = mark ? `${mark} · ${points}` : points;
    const style = { size: 28, weight: mark ? 700 : 400 };
    const taken = pen.measureAs(style.size, style.weight)(right);
    pen.text(title, LEFT, y, { size: 32, weight: 700, most: RIGHT - LEFT - taken - 24 });
    pen.text(right, RIGHT, y, { ...style, colour: mark ? RED : INK, align: "right" });
    ctx.fillStyle = CARD;
    ctx.fillRect(LEFT, y + 14, RIGHT - LEFT, 20);
    ctx.fillStyle = MARIGOLD;
    ctx.fillRect(LEFT, y + 14, (RIGHT - LEFT) * share, 20);
    ctx.strokeStyle = INK;
    ctx.lineWidth = 2;
    ctx.strokeRect(LEFT, y + 14, RIGHT - LEFT, 20);
  }
};

type Step = { label: string; text: string };

/** The lines of each step in the largest size in which all of them fit; in the smallest one, cut to the space. */
const fittingSteps = (steps: readonly Step[], pen: Pen) => {
  const space = (FOOT - 20 - STEPS_TOP) / steps.length;
  const linesIn = (size: number) =>
    steps.map(({ text }) => wrappedLines(text, RIGHT - STEP_LEFT, pen.measureAs(size, 400)));
  const roomFor = (size: number) => Math.floor((space - size * 1.5 - 18) / (size * 1.36));
  const size =
    STEP_SIZES.find((one) => linesIn(one).every((lines) => lines.length <= roomFor(one))) ??
    STEP_SIZES.at(-1)!;
  const cut = linesIn(size).map((lines) =>
    firstLines(lines, roomFor(size), RIGHT - STEP_LEFT, pen.measureAs(size, 400)),
  );
  return { size, cut, space };
};

const drawPlan = (pen: Pen, { plan, steps, healthy }: PictureContent) => {
  pen.line(750);
  if (steps.length === 0) {
    const lines = wrappedLines(healthy, RIGHT - LEFT, pen.measureAs(40, 700));
    for (const [at, line] of lines.entries())
      pen.text(line, LEFT, 830 + at * 58, { size: 40, weight: 700 });
    return;
  }
  pen.text(plan, LEFT, STEPS_TOP - 14, { size: 38, weight: 800, most: RIGHT - LEFT });
  const { size, cut, space } = fittingSteps(steps, pen);
  for (const [at, { label }] of steps.entries()) {
    const top = STEPS_TOP + at * space + size * 1.3;
    const title = label.charAt(0).toUpperCase() + label.slice(1);
    pen.text(String(at + 1), LEFT, top + 6, { size: 52, weight: 800, colour: RED });
    pen.text(title, STEP_LEFT, top, { size, weight: 700, most: RIGHT - STEP_LEFT });
    for (const [row, line] of cut[at]!.entries())
      pen.text(line, STEP_LEFT, top + size * 1.36 * (row + 1), { size });
  }
};

/** Draws a result as a picture of WIDTH x HEIGHT px, in the page's own font: score, areas and plan. */
export const drawPicture = (ctx: Context, content: PictureContent, family: string): void => {
  const pen = penOn(ctx, family);
  ctx.textBaseline = "alphabetic";
  drawCover(ctx, pen, content);
  drawHealth(ctx, pen, content);
  drawAreas(ctx, pen, content);
  drawPlan(pen, content);
};
