// holds: #get-started
import { isFresh } from "./retention";
import { RETENTION_DAYS } from "./retention";

test("saved data is used for 30 days, and not for ever after a clock that was ahead", () => {
  const now = Date.UTC(2026, 10, 21);
  const days = RETENTION_DAYS.onboarding * 24 * 60 * 60_000;
  expect(RETENTION_DAYS.onboarding).toBe(30);
  for (const age of [0, 1, days, -1, -days]) expect(isFresh(now - age, now)).toBe(true);
  for (const age of [days + 1, -days - 1]) expect(isFresh(now - age, now)).toBe(false);
  for (const value of [undefined, null, `${now}`, NaN, Infinity, {}])
    expect(isFresh(value, now)).toBe(false);
});
