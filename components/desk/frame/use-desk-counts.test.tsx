// holds: #desk
import { act, cleanup, renderHook, waitFor } from "@testing-library/react/pure";
import { changeMany } from "@/lib/browser/desk/change-client";
import { useDeskCounts } from "./use-desk-counts";

const EVERY_MS = 60_000;
const SOON_MS = 2_000;
const SEEN = { id: "a", version: 0 };
const MARK = { kind: "mark", isSpam: true } as const;

/** The site: leads that are marked are counted as flagged; `wait` holds the answers to changes. */
const site = { flagged: 0, wait: Promise.resolve() };
const answer = async (path: string) => {
  if (!path.endsWith("/many")) return Response.json({ today: 0, late: 0, flagged: site.flagged, statuses: {} }); // prettier-ignore
  site.flagged++;
  await site.wait;
  return Response.json({ done: ["a"], failed: [] });
};

beforeEach(() => {
  Object.assign(site, { flagged: 0, wait: Promise.resolve() });
  Object.assign(globalThis, { fetch: jest.fn(answer) });
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const opened = async () => {
  const { result } = renderHook(() => useDeskCounts(0));
  await waitFor(() => expect(result.current.counts).not.toBeNull());
  return result;
};
const aMinute = () => act(() => jest.advanceTimersByTimeAsync(EVERY_MS));

test("own changes update the counts soon, by one call, and are not news", async () => {
  const known = await opened();
  for (let n = 0; n < 3; n++) await act(() => changeMany([SEEN], MARK));
  await act(() => jest.advanceTimersByTimeAsync(SOON_MS));
  expect(known.current).toMatchObject({ counts: { flagged: 3 }, changes: 1, news: 0 });
  expect(fetch).toHaveBeenCalledTimes(5);
  await aMinute();
  expect(known.current).toMatchObject({ changes: 1, news: 0 });
});

test("an own change still under way when the counts are read is not news", async () => {
  const known = await opened();
  let end = () => {};
  site.wait = new Promise((resolve) => (end = resolve));
  const change = changeMany([SEEN], MARK);
  await aMinute();
  expect(known.current).toMatchObject({ changes: 1, news: 0 });
  act(() => known.current.setCounts({ ...known.current.counts!, late: 1 }));
  expect(known.current).toMatchObject({ changes: 2, news: 0 });
  end();
  await act(() => change);
});

test("an own change seen by an earlier call, or followed by a failed one, is not news", async () => {
  const known = await opened();
  await act(() => changeMany([SEEN], MARK));
  act(() => known.current.setCounts({ ...known.current.counts!, flagged: 1 }));
  expect(known.current).toMatchObject({ changes: 1, news: 0 });
  await act(() => changeMany([SEEN], MARK));
  jest.mocked(fetch).mockRejectedValueOnce(new Error("offline"));
  await act(() => jest.advanceTimersByTimeAsync(SOON_MS));
  expect(known.current).toMatchObject({ counts: { flagged: 1 } });
  await aMinute();
  expect(known.current).toMatchObject({ counts: { flagged: 2 }, changes: 2, news: 0 });
});

test("another operator's change is news", async () => {
  const known = await opened();
  site.flagged++;
  await aMinute();
  expect(known.current).toMatchObject({ changes: 1, news: 1 });
  act(() => known.current.setCounts({ ...known.current.counts!, late: 1 }));
  expect(known.current).toMatchObject({ changes: 2, news: 2 });
});

test("a page that nobody sees does not ask, and one that is seen asks once a minute", async () => {
  const visibility = jest.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
  await opened();
  expect(fetch).toHaveBeenCalledTimes(1);
  for (let n = 0; n < 3; n++) await aMinute();
  expect(fetch).toHaveBeenCalledTimes(4);
  visibility.mockReturnValue("hidden");
  await aMinute();
  expect(fetch).toHaveBeenCalledTimes(4);
  visibility.mockRestore();
});
