import type { FontUse } from "./font-use.ts";
import type { Weight } from "./fonts.ts";
import { type Colour, type Line, lineOps, num, type Run, wrap } from "./lines.ts";
import { type Element, newElement, type Page, type Tag } from "./structure.ts";

/** A4 and its margins, in points. */
export const PAGE = { width: 595.28, height: 841.89, left: 56, right: 42, top: 44, bottom: 58 };
export const INNER = PAGE.width - PAGE.left - PAGE.right;
/** Height of a line in font sizes; room for matras above and below. */
const LEADING = 1.42;

/** The colours that every firm has (app/tokens.css). */
export const PAPER: Colour = "0.984 0.969 0.941";
export const RULE: Colour = "0.894 0.855 0.796";
export const GREEN: Colour = "0.118 0.420 0.271";
export const MARIGOLD: Colour = "0.914 0.631 0";

/** A text, or one that differs from the pen's style. */
export type Said = string | { text: string; weight?: Weight; colour?: Colour; size?: number };
export type Place = {
  x?: number;
  width?: number;
  size?: number;
  weight?: Weight;
  colour?: Colour;
  href?: string;
};

/** Those of the firm. */
export type OwnColours = Readonly<Record<"ink" | "soft" | "red", Colour>>;

/** Draws down a page and onto the next; sizes are times `scale`, `y` is in points from the top. */
export const createPen = (document: Element, fonts: FontUse, scale: number, own: OwnColours) => {
  const pages: Page[] = [];
  let element = document;
  let y: number = PAGE.top;
  let page: Page;
  const op = (text: string) => page.ops.push(text);
  const up = (fromTop: number) => PAGE.height - fromTop;

  const newPage = () => {
    page = { ops: [], pieces: [], links: [] };
    pages.push(page);
    y = PAGE.top;
  };
  newPage();

  const runsOf = (said: readonly Said[], place: Place): Run[] =>
    said.map((part) => {
      const one = typeof part === "string" ? { text: part } : part;
      const { size = 10, weight = "regular", colour = own.ink } = { ...place, ...one };
      return { text: one.text, size: size * scale, weight, colour };
    });
  const heightOf = ({ words }: Line): number =>
    Math.max(...words.map(({ style }) => style.size)) * LEADING;

  const pen = {
    ...own,
    pages,
    at: () => y,
    moveTo: (top: number) => void (y = top),
    space: (points: number) => void (y += points * scale),

    turnTo: (earlier: Page) => void (page = earlier),

    need: (height: number) => {
      if (y + height > PAGE.height - PAGE.bottom) newPage();
    },

    /** What `write` writes becomes an element of the document's structure. */
    within: (tag: Tag, write: () => void, more?: string) => {
      const outer = element;
      element = newElement(tag, more);
      outer.kids.push(element);
      write();
      element = outer;
    },

    /** The height that a text would take, in points. */
    measure: (said: readonly Said[], place: Place = {}): number =>
      wrap(runsOf(said, place), place.width ?? INNER).reduce(
        (sum, line) => sum + heightOf(line),
        0,
      ),

    /** The width of a text on one line, in points. */
    widthOf: (said: readonly Said[], place: Place = {}): number =>
      wrap(runsOf(said, place), Infinity)[0]?.width ?? 0,

    write: (said: readonly Said[], place: Place = {}) => {
      const { x = PAGE.left, width = INNER, href } = place;
      for (const line of wrap(runsOf(said, place), width)) {
        const height = heightOf(line);
        pen.need(height);
        const piece = ({ ops, properties }: { ops: string; properties: string }): string => {
          const number = page.pieces.push(element) - 1;
          element.kids.push({ page, number });
          // poppler reads ActualText of spans only; the structure says what the text is.
          const tag = properties === "" ? element.tag : "Span";
          return `/${tag}<</MCID ${number}${properties}>>BDC\n${ops}EMC\n`;
        };
        op(lineOps(line, x, up(y + height * 0.72), fonts, piece));
        if (href !== undefined) {
          const box = [x, up(y + height), x + line.width, up(y)].map(num).map(Number);
          const link = {
            box,
            href,
            label: line.words.map(({ word }) => word.text).join(" "),
            element,
          };
          element.kids.push(link);
          page.links.push(link);
        }
        y += height;
      }
    },

    say: (tag: Tag, said: readonly Said[], place?: Place) =>
      pen.within(tag, () => pen.write(said, place)),

    /** Decoration, that no screen reader reads: operators with `y` from the bottom. */
    draw: (ops: string) => op(`/Artifact BMC\nq ${ops} Q\nEMC`),
    up,

    rule: (colour: Colour, thick = 0.75, x = PAGE.left, width = INNER) =>
      pen.draw(
        `${colour} RG ${thick} w ${num(x)} ${num(up(y))} m ${num(x + width)} ${num(up(y))} l S`,
      ),

    fill: (colour: Colour, x: number, top: number, width: number, height: number) =>
      pen.draw(`${colour} rg ${num(x)} ${num(up(top + height))} ${num(width)} ${num(height)} re f`),

    frame: (colour: Colour, x: number, top: number, width: number, height: number, thick = 0.75) =>
      pen.draw(
        `${colour} RG ${thick} w ${num(x)} ${num(up(top + height))} ${num(width)} ${num(height)} re S`,
      ),

    label: (text: string, x: number, top: number, place: Place = {}) => {
      const line = wrap(runsOf([text], place), Infinity)[0];
      if (line) op(lineOps(line, x, up(top + heightOf(line) * 0.72), fonts, decoration));
    },

    /** What `write` draws is turned by so many degrees around a point. */
    turned: (degrees: number, x: number, top: number, write: () => void) => {
      const [cos, sin] = [Math.cos, Math.sin].map((of) => of((degrees * Math.PI) / 180)) as [
        number,
        number,
      ];
      const [cx, cy] = [x, up(top)];
      const matrix = [cos, sin, -sin, cos, cx - cos * cx + sin * cy, cy - sin * cx - cos * cy];
      op(`q ${matrix.map((value) => value.toFixed(4)).join(" ")} cm`);
      write();
      op("Q");
    },
  };
  return pen;
};

const decoration = ({ ops }: { ops: string }): string => `/Artifact BMC\n${ops}EMC\n`;

export type Pen = ReturnType<typeof createPen>;
