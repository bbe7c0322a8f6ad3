import { LONG_WAIT_MS, longWaits } from "./health-figures";

const NOW = 1_000_000_000;
const FAILURE = { at: NOW, code: "refused", status: null };
const spool = (oldestAt: number | null) => ({ count: oldestAt === null ? 0 : 1, oldestAt });
const mail = (oldestAt: number | null) => ({
  ...spool(oldestAt),
  channel: "mail" as const,
  isOn: true,
  isMore: false,
  failure: FAILURE,
  lastFailure: FAILURE,
  lastSuccessAt: null,
});

test("tells what waits longer than 15 minutes, the longest first", () => {
  const long = NOW - LONG_WAIT_MS - 1;
  const figures = { spool: spool(long - 5), channels: [mail(long)] };
  expect(longWaits(figures, NOW)).toEqual([
    { what: "spool", since: long - 5, failure: null },
    { what: "mail", since: long, failure: FAILURE },
  ]);
});

test("tells nothing of what could not be read", () => {
  expect(longWaits({ spool: null, channels: null }, NOW)).toEqual([]);
});

test("tells nothing of what is empty or young", () => {
  const figures = { spool: spool(null), channels: [mail(NOW - LONG_WAIT_MS)] };
  expect(longWaits(figures, NOW)).toEqual([]);
});
