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

const LEFT = 96;
const RIGHT = WIDTH - 72;
const STEP_LEFT = LEFT + 68;
const STEPS_TOP = 250;
const FOOT = HEIGHT - 92;
/** Sizes of the steps' text, tried from large to small. */
const STEP_SIZES = [46, 42, 38, 34, 32, 30, 28, 26, 24];
const MIN_GAP = 18;

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

const LINE = 1.36;

/** The lines of each step in the largest size in which all of them fit; in the smallest one, cut to the space. */
const fittingSteps = (steps: PictureContent["steps"], pen: Pen) => {
  const width = RIGHT - STEP_LEFT;
  const space = FOOT - 24 - STEPS_TOP;
  const linesIn = (size: number) =>
    steps.map(({ text }) => wrappedLines(text, width, pen.measureAs(size, 400)));
  const rowsIn = (size: number) => Math.floor((space - steps.length * MIN_GAP) / (size * LINE));
  const size =
    STEP_SIZES.find((one) => linesIn(one).flat().length + steps.length <= rowsIn(one)) ??
    STEP_SIZES.at(-1)!;
  const most = Math.max(1, Math.floor(rowsIn(size) / steps.length) - 1);
  const isTight = linesIn(size).flat().length + steps.length > rowsIn(size);
  const rows = linesIn(size).map((lines) =>
    isTight ? firstLines(lines, most, width, pen.measureAs(size, 400)) : lines,
  );
  const height = (rows.flat().length + steps.length) * size * LINE;
  return { size, rows, gap: Math.min(64, (space - height) / steps.length) };
};

const drawPlan = (pen: Pen, { plan, steps, healthy }: PictureContent) => {
  if (steps.length === 0) {
    const lines = wrappedLines(healthy, RIGHT - LEFT, pen.measureAs(56, 800));
    for (const [at, line] of lines.entries())
      pen.text(line, LEFT, 320 + at * 76, { size: 56, weight: 800 });
    return;
  }
  pen.text(plan, LEFT, STEPS_TOP - 40, { size: 44, weight: 800, most: RIGHT - LEFT });
  const { size, rows, gap } = fittingSteps(steps, pen);
  let y = STEPS_TOP;
  for (const [at, { label }] of steps.entries()) {
    const title = label.charAt(0).toUpperCase() + label.slice(1);
    y += gap + size;
    pen.text(String(at + 1), LEFT, y + 6, { size: 56, weight: 800, colour: RED });
    pen.text(title, STEP_LEFT, y, { size, weight: 700, most: RIGHT - STEP_LEFT });
    for (const line of rows[at]!) pen.text(line, STEP_LEFT, (y += size * LINE), { size });
    y += size * (LINE - 1);
  }
};

/** Draws a plan as a picture of WIDTH x HEIGHT px, in the page's own font. */
export const drawPicture = (ctx: Context, content: PictureContent, family: string): void => {
  const pen = penOn(ctx, family);
  ctx.textBaseline = "alphabetic";
  drawCover(ctx, pen, content);
  drawPlan(pen, content);
};
