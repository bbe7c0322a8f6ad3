import { expect, type Page } from "@playwright/test";

/** The texts whose colour is not at least 4.5 times as bright or dark as what is behind them (WCAG 1.4.3). */
const paleTextsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST = 4.5;
    type Colour = { rgb: readonly number[]; alpha: number };
    const colourFrom = (css: string): Colour => {
      const [r = 0, g = 0, b = 0, alpha = 1] = [...css.matchAll(/[\d.]+/g)].map(Number);
      return { rgb: [r, g, b], alpha };
    };
    const lightOf = ({ rgb }: Colour) => {
      const [r = 0, g = 0, b = 0] = rgb.map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrastOf = (one: Colour, other: Colour) => {
      const [less, more] = [lightOf(one), lightOf(other)].sort((a, b) => a - b);
      return (more! + 0.05) / (less! + 0.05);
    };
    const over = ({ rgb, alpha }: Colour, below: Colour): Colour => ({
      rgb: rgb.map((part, at) => part * alpha + below.rgb[at]! * (1 - alpha)),
      alpha: 1,
    });
    const canvas = document.createElement("i");
    canvas.style.color = "Canvas";
    document.body.append(canvas);
    const paper = colourFrom(getComputedStyle(canvas).color);
    canvas.remove();
    const behind = (element: Element | null): Colour => {
      if (!element) return paper;
      const colour = colourFrom(getComputedStyle(element).backgroundColor);
      return colour.alpha === 1 ? colour : over(colour, behind(element.parentElement));
    };
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement!;
      const text = node.nodeValue!.trim().slice(0, 60);
      if (text === "" || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest(":disabled, .sr-only")) continue;
      const style = getComputedStyle(element);
      const isDrawn = element instanceof SVGElement;
      const contrast = contrastOf(colourFrom(isDrawn ? style.fill : style.color), behind(element));
      if (contrast < LEAST) found.add(`"${text}" ${contrast.toFixed(1)}`);
    }
    return [...found];
  });

/** What moves by itself or on its way: animations, transitions and smooth scrolling, also of what is not shown. */
export const movesOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    for (const element of document.querySelectorAll("*"))
      for (const part of [null, "::before", "::after"]) {
        const style = getComputedStyle(element, part);
        const takesTime = style.transitionDuration.split(", ").some((time) => parseFloat(time) > 0);
        if (style.animationName !== "none" || takesTime || style.scrollBehavior === "smooth")
          found.add(`${element.tagName} ${element.getAttribute("class")} ${part ?? ""}`);
      }
    return [...found, ...document.getAnimations().map(() => "runs now")];
  });

/** What a reader may ask of the system: its own colours, dark or light, or more contrast. */
const WISHES = [
  { forcedColors: "active", colorScheme: "dark" },
  { forcedColors: "active", colorScheme: "light" },
  { contrast: "more", colorScheme: "light", forcedColors: "none" },
] as const;

/** No text vanishes, whatever of it the reader asks for; without motion, or colours would be on their way. */
export const expectSeen = async (page: Page) => {
  for (const wish of WISHES) {
    await page.emulateMedia({ ...wish, reducedMotion: "reduce" });
    expect(await paleTextsOn(page), `${page.url()} ${JSON.stringify(wish)}`).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: null, contrast: null, colorScheme: null });
};
