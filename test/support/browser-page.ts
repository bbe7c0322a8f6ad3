import { setTimeout as pause } from "node:timers/promises";

/** Sets the page's origin, to which relative addresses resolve. */
export const standAt = (origin: string): void => {
  if (!document.head) return void Object.assign(document, { baseURI: origin });
  const base = document.head.querySelector("base") ?? document.createElement("base");
  base.href = origin;
  document.head.append(base);
};

/** Waits on the real clock until a condition holds. */
export const until = async (holds: () => boolean): Promise<void> => {
  for (let tries = 0; tries < 4_000; tries++) {
    if (holds()) return;
    await pause(5);
  }
  throw new Error(`It never came true: ${holds}`);
};

/** Gives work under way the time to do what it must not do. */
export const aWhile = (): Promise<void> => pause(60);

/** A promise with functions that settle it. */
export const gate = <T>() => {
  let open!: (value: T) => void;
  const opened = new Promise<T>((resolve) => (open = resolve));
  return { opened, open };
};

/** Only time-outs use jest's clock; everything else, the network included, uses the real one. */
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

/** Fakes animation frames; the returned function runs them one after the other, as long as another one is requested. */
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

/** Makes local storage throw at a read or write, as it does where site data are blocked or the disk is full. */
export const breakStorage = (part: "getItem" | "setItem" | "removeItem", name: string): void => {
  jest.spyOn(Storage.prototype, part).mockImplementation(() => {
    throw new DOMException("not now", name);
  });
};
