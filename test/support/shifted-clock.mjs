/**
 * Loaded into a server before its own code (`--import`): its clock is wrong by CLOCK_SHIFT_MS, and by CLOCK_JUMP_MS
 * more after each SIGUSR2. As on a machine whose clock is set, timers and performance.now do not notice.
 */
let shiftMs = Number(process.env.CLOCK_SHIFT_MS ?? 0);
const jumpMs = Number(process.env.CLOCK_JUMP_MS ?? 0);
const TrueDate = Date;

globalThis.Date = class extends TrueDate {
  // Next copies a class's own properties into the world of its handlers, and none that it inherits.
  static UTC = TrueDate.UTC;
  static parse = TrueDate.parse;
  constructor(...given) {
    if (given.length > 0) super(...given);
    else super(TrueDate.now() + shiftMs);
  }
  static now() {
    return TrueDate.now() + shiftMs;
  }
};

process.on("SIGUSR2", () => {
  shiftMs += jumpMs;
  process.stdout.write("the clock is set\n");
});
