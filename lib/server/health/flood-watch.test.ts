import type { SiteAlert } from "@/lib/domain/notify/site-alert";
import { createFloodWatch } from "./flood-watch";

const HOUR_MS = 3_600_000;

test("a flood is reported once, shown until a day after, and reported again when it returns", () => {
  const clock = { ms: 5 };
  const told: SiteAlert[] = [];
  const notify = async (notice: SiteAlert) => void told.push(notice);
  const flood = createFloodWatch({ notify, now: () => clock.ms });
  expect(flood.notice()).toBeNull();
  for (let n = 0; n < 300; n++, clock.ms += HOUR_MS / 100) flood.seen();
  expect(told).toEqual([{ what: "flood" }]);
  expect(flood.notice()).toEqual({ kind: "flood", since: 5 });
  clock.ms += 23 * HOUR_MS;
  expect(flood.notice()).toEqual({ kind: "flood", since: 5 });
  clock.ms += HOUR_MS;
  expect(flood.notice()).toBeNull();
  flood.seen();
  expect(told).toHaveLength(2);
});
