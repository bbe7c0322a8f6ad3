import { type CDPSession, expect, type Page } from "@playwright/test";

/** A way to look at a page: a screen, and what the reader has set in the system or the browser. */
export type Sight = {
  name: string;
  width: number;
  height: number;
  /** The browser's own font size, px; every rem follows, those of media queries too. */
  font?: number;
  /** Rules that the reader's own style sheet adds. */
  css?: string;
};

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };
/** WCAG 1.4.12. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** Large type and small screens: everything must be readable in each. */
export const SIGHTS: readonly Sight[] = [
  { name: "320 px", width: 320, height: 568 },
  { name: "Android at 150 %", width: 240, height: 493 },
  { name: "browser font of 32 px", ...PHONE, font: 32 },
  { name: "text of 200 %", ...PHONE, css: "html { font-size: 200% !important }" },
  { name: "browser font of 32 px on a desk", ...DESK, font: 32 },
  { name: "text spacing", ...PHONE, css: SPACED },
  { name: "text spacing on a desk", ...DESK, css: SPACED },
  { name: "a wide font", ...PHONE, css: '* { font-family: "DejaVu Sans" !important }' },
  { name: "landscape", width: 740, height: 360 },
];

/** The font size lasts as long as the session that has set it. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();
const sessionOf = (page: Page) => {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
};

/** Shows the page as this reader sees it. */
export const lookAs = async (page: Page, { width, height, font = 16, css = "" }: Sight) => {
  await page.setViewportSize({ width, height });
  await (await sessionOf(page)).send("Page.setFontSizes", { fontSizes: { standard: font } });
  // Not a <style>: the policy of the pages does not let one in.
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, css);
};

/** Opens whatever is folded away. */
const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const one of document.querySelectorAll("details")) {
      one.removeAttribute("name"); // by which only one of a group is open
      one.open = true;
    }
  });

/**
 * What cannot be read of the page, or of the dialog over it: what scrolls sideways; texts that are cut, that leave the
 * screen or the box drawn around them, or that lie on each other.
 */
export const unreadableOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SLACK_PX = 1.5;
    const root = document.documentElement;
    const screen = new DOMRect(0, 0, root.clientWidth, 0);
    const modal = document.querySelector("dialog:modal, [aria-modal]:popover-open");
    const found = new Set<string>();
    const told = (element: Element) =>
      `<${element.tagName.toLowerCase()} class="${element.getAttribute("class") ?? ""}">`;
    for (const one of [root, modal].filter((part) => part !== null))
      if (one.scrollWidth > one.clientWidth)
        found.add(`${told(one)} scrolls sideways by ${one.scrollWidth - one.clientWidth} px`);

    type Edges = { left: boolean; right: boolean };
    const overOf = (text: DOMRect, box: DOMRect, { left, right }: Edges) =>
      Math.max(right ? text.right - box.right : 0, left ? box.left - text.left : 0);
    const edgesOf = (style: CSSStyleDeclaration): Edges => {
      const isFilled = !/^rgba\(.*, 0\)$|transparent/.test(style.backgroundColor);
      return {
        left: isFilled || parseFloat(style.borderLeftWidth) > 0,
        right: isFilled || parseFloat(style.borderRightWidth) > 0,
      };
    };

    /** The boxes that a text belongs into; null for what only screen readers read. */
    const roomOf = (element: Element) => {
      const boxes: { box: DOMRect; element: Element; clips: boolean; edges: Edges }[] = [];
      let scroller: DOMRect | undefined;
      let isFree = false;
      let isInFlow = true;
      for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
        const style = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        if (box.width <= 1 && box.height <= 1) return null;
        // Of what floats or is turned, the rectangles say nothing about what lies on what.
        const isLayer = style.position === "absolute" && style.zIndex !== "auto";
        if (isLayer || /fixed|sticky/.test(style.position) || style.rotate !== "none")
          isFree = true;
        if (/auto|scroll/.test(style.overflowX) && at !== modal) scroller ??= box;
        if (scroller || !isInFlow || /^inline$|contents/.test(style.display)) continue;
        const clips = /hidden|clip/.test(style.overflowX);
        const edges = clips ? { left: true, right: true } : edgesOf(style);
        boxes.push({ box, element: at, clips, edges });
        if (/absolute|fixed/.test(style.position)) isInFlow = false;
      }
      return { boxes, scroller, isFree };
    };

    /** A preview in one line, which ends in "…" and links to the whole text. */
    const isPreview = (element: Element) =>
      element.closest("a") !== null && getComputedStyle(element).textOverflow === "ellipsis";

    type Shown = { rect: DOMRect; element: Element; text: string };
    const shown: Shown[] = [];
    const texts = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.nodeValue!.trim().slice(0, 60);
      const element = node.parentElement!;
      if (text === "" || !element.checkVisibility({ visibilityProperty: true })) continue;
      const room = roomOf(element);
      if (!room || isPreview(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width * rect.height === 0) continue;
        const both = { left: true, right: true };
        if (overOf(room.scroller ?? rect, screen, both) > SLACK_PX)
          found.add(`"${text}" leaves the screen`);
        if (room.scroller && overOf(rect, room.scroller, both) > 0) continue;
        for (const { box, element: at, clips, edges } of room.boxes) {
          const over = overOf(rect, box, edges);
          if (over > SLACK_PX) found.add(`"${text}" leaves ${told(at)} by ${Math.round(over)} px`);
          const cut = Math.max(rect.bottom - box.bottom, box.top - rect.top);
          if (clips && cut > rect.height / 4) found.add(`"${text}" is cut off by ${told(at)}`);
        }
        if (!room.isFree) shown.push({ rect, element, text });
      }
    }
    shown.sort((a, b) => a.rect.top - b.rect.top);
    for (const [index, { rect, element, text }] of shown.entries())
      for (const other of shown.slice(index + 1)) {
        if (other.rect.top > rect.bottom) break;
        if (other.element === element) continue;
        const { left, right, top, bottom, height } = other.rect;
        const wide = Math.min(rect.right, right) - Math.max(rect.left, left);
        const high = Math.min(rect.bottom, bottom) - top;
        // Lines of a tight heading touch.
        if (wide > 3 && high > 0.4 * Math.min(rect.height, height))
          found.add(`"${text}" lies over "${other.text}"`);
      }
    return [...found];
  });

/** Looks at the page in each of these ways, all folds open; fails with a list of what cannot be read. */
export const expectReadable = async (
  page: Page,
  sights: readonly Sight[] = SIGHTS,
): Promise<void> => {
  await unfold(page);
  const found: string[] = [];
  for (const sight of sights) {
    await lookAs(page, sight);
    found.push(...(await unreadableOn(page)).map((trouble) => `${sight.name}: ${trouble}`));
  }
  await lookAs(page, sights[0]!);
  expect(found, page.url()).toEqual([]);
};
