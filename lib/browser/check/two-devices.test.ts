// Takes some seconds: each run is some sixty calls of the real route handlers.
import { expectNothingLost } from "@/test/support/two-devices";

jest.setTimeout(60_000);

test("whatever two devices do, they come to the same check, and no last answer and no finish is lost", () =>
  expectNothingLost(20));
