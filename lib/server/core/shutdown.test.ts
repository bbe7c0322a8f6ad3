import { log } from "./log";
import {
  beginShutdown,
  finishShutdown,
  closeOnShutdown,
  shutdownSignal,
  onShutdown,
} from "./shutdown";

test("what fails to close keeps nothing else from closing, and is logged without its text", async () => {
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

test("what has to be done first is done before anything is closed, even where some of it fails", async () => {
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

test("the beginning of the end is told to those who wait", () => {
  expect(shutdownSignal().aborted).toBe(false);
  beginShutdown();
  expect(shutdownSignal().aborted).toBe(true);
});
