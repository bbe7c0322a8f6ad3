import { isFailing, withFailure, withRefusal, withSuccess } from "./channel-result";

const AT = 1_000_000_000;
const MINUTE = 60_000;
const login = (at: number) => ({ at, code: "login", status: 535 });
const address = (at: number) => ({ at, code: "address", status: 550 });
const visitors = (at: number) => ({ at, code: "visitorAddress", status: 550 });

test("a failure is the last one until something is taken, and stays known after that", () => {
  const failed = withFailure(withSuccess(null, AT - 1), login(AT));
  expect(failed).toEqual({ failure: login(AT), succeededAt: AT - 1 });
  expect(isFailing(failed)).toBe(true);
  const works = withSuccess(failed, AT + 1);
  expect(works).toEqual({ failure: login(AT), succeededAt: AT + 1 });
  expect(isFailing(works)).toBe(false);
  expect(isFailing(withFailure(null, login(AT)))).toBe(true);
});

test("the same result is written once a minute", () => {
  const works = withSuccess(null, AT);
  expect(withSuccess(works, AT + MINUTE - 1)).toBe(works);
  expect(withSuccess(works, AT + MINUTE).succeededAt).toBe(AT + MINUTE);
  const failed = withFailure(null, login(AT));
  expect(withFailure(failed, login(AT + MINUTE - 1))).toBe(failed);
  expect(withFailure(failed, login(AT + MINUTE)).failure).toEqual(login(AT + MINUTE));
  expect(withFailure(failed, { ...login(AT), status: 534 }).failure?.status).toBe(534);
  const refused = withRefusal(null, address(AT));
  expect(refused).toEqual({ failure: address(AT), succeededAt: AT });
  expect(withRefusal(refused, address(AT + 1))).toBe(refused);
});

test("a success right after a failure is written at once, and a failure right after a success", () => {
  const failed = withFailure(withSuccess(null, AT), login(AT + 1));
  const works = withSuccess(failed, AT + 2);
  expect(works.succeededAt).toBe(AT + 2);
  expect(withFailure(works, login(AT + 3)).failure).toEqual(login(AT + 3));
});

test("a report to a visitor says nothing about a refused address of ours", () => {
  const refused = withRefusal(null, address(AT));
  expect(withSuccess(refused, AT + MINUTE, true)).toBe(refused);
  expect(isFailing(withSuccess(refused, AT + MINUTE))).toBe(false);
  const failed = withFailure(null, login(AT));
  expect(isFailing(withSuccess(failed, AT + 1, true))).toBe(false);
});

test("a wrong address of a visitor is no failure of the channel, and hides none", () => {
  expect(isFailing(withFailure(null, visitors(AT)))).toBe(false);
  const refused = withRefusal(null, address(AT));
  expect(withFailure(refused, visitors(AT + 1))).toBe(refused);
});
