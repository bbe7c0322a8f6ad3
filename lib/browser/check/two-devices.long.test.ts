// Takes half a minute: a hundred runs, of which the fast tier has a fifth.
import { expectNothingLost } from "@/test/support/two-devices";

jest.setTimeout(300_000);

test("whatever two devices do, they come to the same check, and no last answer and no finish is lost", () =>
  expectNothingLost(100));
