import { log } from "./log";
import { beginStopping, closeAll, closeAtEnd, stopSignal } from "./stopping";

test("what fails to close keeps nothing else from closing, and is logged without its text", () => {
  const error = jest.spyOn(log, "error").mockImplementation(() => undefined);
  const closed: string[] = [];
  closeAtEnd(() => {
    throw new RangeError("someone's name");
  });
  closeAtEnd(() => void closed.push("second"));
  closeAll();
  expect(closed).toEqual(["second"]);
  expect(error.mock.calls).toEqual([[{ event: "not closed", kind: "RangeError" }]]);
});

test("the beginning of the end is told to those who wait", () => {
  expect(stopSignal().aborted).toBe(false);
  beginStopping();
  expect(stopSignal().aborted).toBe(true);
});
