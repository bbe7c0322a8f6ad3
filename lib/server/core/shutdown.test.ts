import { log } from "./log";
import {
  beginShutdown,
  finishShutdown,
  closeOnShutdown,
  shutdownSignal,
  onShutdown,
} from "./shutdown";

test("a failure to close does not stop the others, and is logged without its text", async () => {
  const error = jest.spyOn(log, "error").mockImplementation(() => undefined);
  const closed: string[] = [];
  closeOnShutdown(() => {
    throw new RangeError("someone's name");
  });
  closeOnShutdown(() => void closed.push("second"));
  await finishShutdown();
  expect(closed).toEqual(["second"]);
  expect(error.mock.calls).toEqual([[{ event: "not closed", kind: "RangeError" }]]);
});

test("registered work is done before anything is closed, even if some of it fails", async () => {
  const done: string[] = [];
  onShutdown(() => Promise.reject(new RangeError("no room")));
  onShutdown(async () => {
    await new Promise(setImmediate);
    done.push("written");
  });
  closeOnShutdown(() => void done.push("closed"));
  await finishShutdown();
  expect(done).toEqual(["written", "closed"]);
});

test("the signal aborts when the process begins to stop", () => {
  expect(shutdownSignal().aborted).toBe(false);
  beginShutdown();
  expect(shutdownSignal().aborted).toBe(true);
});
