/**
 * Loaded into a process before anything else (`--import`): its clocks begin at CLOCK_BEGIN (epoch ms), run normally,
 * and jump ahead on command. Timers are not moved.
 */
const realNow = performance.now.bind(performance);
const begin = Number(process.env.CLOCK_BEGIN);
let aheadMs = 0;
const sinceBegin = () => realNow() + aheadMs;
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length > 0) super(...given);
    else super(Math.floor(begin + sinceBegin()));
  }
  static now() {
    return Math.floor(begin + sinceBegin());
  }
};
performance.now = sinceBegin;

/** Moves the clocks to a time since their beginning, in ms; never back. */
globalThis.jumpTo = (ms) => (aheadMs += Math.max(0, ms - sinceBegin()));
