import { LONG_WAIT_MS, longWaits } from "./health-figures";

const NOW = 1_000_000_000;
const FAILURE = { at: NOW, code: "refused", status: null };
const channel = (name: "mail" | "webhook", oldestAt: number | null) => ({
  channel: name,
  count: oldestAt === null ? 0 : 1,
  oldestAt,
  isOn: true,
  isMore: false,
  failure: FAILURE,
  lastFailure: FAILURE,
  lastSuccessAt: null,
});

test("tells what waits longer than 15 minutes, the longest first", () => {
  const long = NOW - LONG_WAIT_MS - 1;
  const channels = [channel("mail", long), channel("webhook", long - 5)];
  expect(longWaits({ channels }, NOW)).toEqual([
    { what: "webhook", since: long - 5, failure: FAILURE },
    { what: "mail", since: long, failure: FAILURE },
  ]);
});

test("tells nothing of what could not be read", () => {
  expect(longWaits({ channels: null }, NOW)).toEqual([]);
});

test("tells nothing of what is empty or young", () => {
  const channels = [channel("webhook", null), channel("mail", NOW - LONG_WAIT_MS)];
  expect(longWaits({ channels }, NOW)).toEqual([]);
});
