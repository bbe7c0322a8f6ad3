import { log } from "./log";
import { beginStopping, closeAll, closeAtEnd, stopSignal, workAtEnd } from "./shutdown";

test("what fails to close keeps nothing else from closing, and is logged without its text", async () => {
  const error = jest.spyOn(log, "error").mockImplementation(() => undefined);
  const closed: string[] = [];
  closeAtEnd(() => {
    throw new RangeError("someone's name");
  });
  closeAtEnd(() => void closed.push("second"));
  await closeAll();
  expect(closed).toEqual(["second"]);
  expect(error.mock.calls).toEqual([[{ event: "not closed", kind: "RangeError" }]]);
});

test("what has to be done first is done before anything is closed, even where some of it fails", async () => {
  const done: string[] = [];
  workAtEnd(() => Promise.reject(new RangeError("no room")));
  workAtEnd(async () => {
    await new Promise(setImmediate);
    done.push("written");
  });
  closeAtEnd(() => void done.push("closed"));
  await closeAll();
  expect(done).toEqual(["written", "closed"]);
});

test("the beginning of the end is told to those who wait", () => {
  expect(stopSignal().aborted).toBe(false);
  beginStopping();
  expect(stopSignal().aborted).toBe(true);
});
