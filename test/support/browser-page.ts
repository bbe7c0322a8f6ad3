import { setTimeout as pause } from "node:timers/promises";

/** The page's origin: relative addresses resolve to it. */
export const standAt = (origin: string): void => {
  const base = document.head.querySelector("base") ?? document.createElement("base");
  base.href = origin;
  document.head.append(base);
};

/** Waits, on the real clock, for what a real server or React brings about. */
export const until = async (holds: () => boolean): Promise<void> => {
  for (let tries = 0; tries < 4_000; tries++) {
    if (holds()) return;
    await pause(5);
  }
  throw new Error(`It never came true: ${holds}`);
};

/** Gives whatever is under way the time to do what it must not. */
export const aWhile = (): Promise<void> => pause(60);

/** A promise and what settles it: to hold something up. */
export const gate = <T>() => {
  let open!: (value: T) => void;
  const opened = new Promise<T>((resolve) => (open = resolve));
  return { opened, open };
};

/** Time-outs wait for jest's clock; all else, the network included, goes on by itself. */
export const fakeTimeouts = (): void => {
  jest.useFakeTimers({
    doNotFake: [
      ...(["hrtime", "nextTick", "performance", "queueMicrotask"] as const),
      ...(["requestAnimationFrame", "cancelAnimationFrame"] as const),
      ...(["requestIdleCallback", "cancelIdleCallback"] as const),
      ...(["setImmediate", "clearImmediate", "setInterval", "clearInterval"] as const),
    ],
  });
};

/** Frames wait for what it returns, which paints one after the other for as long as another is asked for. */
export const fakeFrames = (): (() => void) => {
  let due: FrameRequestCallback[] = [];
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((draw) => due.push(draw));
  return () => {
    while (due.length > 0) {
      const drawn = due;
      due = [];
      for (const draw of drawn) draw(performance.now());
    }
  };
};

/** Local storage that refuses to be read or written, as where site data are blocked or the disk is full. */
export const breakStorage = (part: "getItem" | "setItem" | "removeItem", name: string): void => {
  jest.spyOn(Storage.prototype, part).mockImplementation(() => {
    throw new DOMException("not now", name);
  });
};
