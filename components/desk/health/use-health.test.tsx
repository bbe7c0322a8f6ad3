import { act, cleanup, renderHook, waitFor } from "@testing-library/react/pure";
import { useHealth } from "./use-health";

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

test("the figures are read again at once when the page becomes visible, and not when it is hidden", async () => {
  let at = 0;
  const fetched = jest.fn(async () => Response.json({ at: ++at }));
  Object.assign(globalThis, { fetch: fetched });
  const visibility = jest.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
  const { result, unmount } = renderHook(() => useHealth());
  await waitFor(() => expect(result.current.figures?.at).toBe(1));

  visibility.mockReturnValue("hidden");
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(fetched).toHaveBeenCalledTimes(1);
  visibility.mockReturnValue("visible");
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  await waitFor(() => expect(result.current.figures?.at).toBe(2));

  unmount();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("a trouble is on the screen within a minute: the figures are read every half of it", async () => {
  jest.useFakeTimers();
  const fetched = jest.fn(async () => Response.json({ at: 1 }));
  Object.assign(globalThis, { fetch: fetched });
  jest.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
  const { unmount } = renderHook(() => useHealth());
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(fetched).toHaveBeenCalledTimes(2);
  unmount();
  jest.useRealTimers();
});
