import { aWhile, until } from "@/test/support/browser-page";
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { apiOfEachTest, newOutboxPage, type OutboxPage } from "@/test/support/outbox-api";

jest.setTimeout(30_000);

const api = apiOfEachTest();
let page: OutboxPage;
const storedOn = (id = page.visitorId()) => api.answersOf(id);

beforeEach(async () => {
  page = await newOutboxPage();
});

test("one refusal of the id is another tab that just opened the record: the id stays", async () => {
  const id = page.visitorId();
  let opens = 0;
  api.edge = ({ what }) => (what === "open" && opens++ === 0 ? { status: 409 } : undefined);
  page.rememberAnswer("b1", "yes", 1_000);
  await page.flush("en");
  expect(page.visitorId()).toBe(id);
  expect(storedOn(id)).toEqual({ b1: "yes" });
});

test("an id that belongs to another browser is given up, and every answer is sent again", async () => {
  const id = page.visitorId();
  page.rememberAnswer("b1", "yes", 1_000);
  await page.flush("en");
  page.rememberAnswer("b2", "no", 1_000);
  await api.forgetCookies();
  page = await newOutboxPage();
  await page.flush("en");
  expect(page.visitorId()).not.toBe(id);
  expect(storedOn()).toEqual({ b1: "yes", b2: "no" });
  expect(storedOn(id)).toEqual({ b1: "yes" });
  expect(page.saveStatus()).toBe("saved");
});

test("a cookie cleared while the page is open: the answers move to a new record", async () => {
  const id = page.visitorId();
  page.rememberAnswer("b1", "yes", 1_000);
  await page.flush("en");
  await api.forgetCookies();
  page.rememberAnswer("b2", "no", 1_000);
  await page.flush("en");
  expect(page.visitorId()).not.toBe(id);
  expect(storedOn()).toEqual({ b1: "yes", b2: "no" });
  expect(page.saveStatus()).toBe("saved");
});

test.each(["while the page is open", "between two visits"])(
  "a record lost by the server %s is filled again from the device",
  async (when) => {
    page.finish();
    await page.flush("en");
    page.beginAnew();
    page.rememberAnswer("b1", "yes", 2_000);
    await page.flush("en");
    await api.deleteRecords();
    if (when === "between two visits") page = await newOutboxPage();
    else page.rememberAnswer("b2", "yes", 2_000);
    await page.flush("en");
    expect(storedOn()).toMatchObject({ b1: "yes" });
    expect(page.saveStatus()).toBe("saved");
  },
);

test("a finished check moves to the new record as a finished one", async () => {
  page.finish();
  await page.flush("en");
  await api.forgetCookies();
  await api.setAi("500");
  page = await newOutboxPage();
  await page.flush("en");
  expect(storedOn()).toEqual(answersOfAll("yes"));
  expect(api.finishesOf(page.visitorId())).toEqual([answersOfAll("yes")]);
  expect(page.readMemory()!.analysis?.source).toBe("ai");
});

test("a browser that refuses cookies is told so, and not asked again", async () => {
  await api.refuseCookies();
  page.rememberAnswer("b1", "yes", 1_000);
  await page.flush("en");
  expect(page.saveStatus()).toBe("local");
  expect(api.log()).toEqual(["open", "b1", "open", "open", "open", "b1"]);
  page.rememberAnswer("b2", "yes", 1_000);
  await page.flush("en");
  jest.advanceTimersByTime(120_000);
  await aWhile();
  expect(api.calls).toHaveLength(6);
});

test("an id that is always taken ends in answers kept on the device only", async () => {
  api.edge = () => ({ status: 409 });
  page.rememberAnswer("b1", "yes", 1_000);
  await page.flush("en");
  expect(page.saveStatus()).toBe("kept");
  expect(api.calls).toHaveLength(3);
  expect(page.hasUnsent(page.readMemory()!)).toBe(true);
});

test("a server that could not tell its state is asked again", async () => {
  api.edge = () => ({ status: 503 });
  page.rememberAnswer("b1", "yes", 1_000);
  await page.recall("en");
  const before = api.calls.length;
  jest.advanceTimersByTime(1_250);
  await until(() => api.calls.length > before);
});

test("a long campaign name is cut to the server's limit, between characters", async () => {
  const here = location.href;
  const query = `?utm_source=${"x".repeat(79)}🛍🛍&utm_medium=${"\u0958".repeat(90)}&utm_campaign=`;
  history.replaceState(null, "", `${here}${query}`);
  page.rememberAnswer("b1", "yes", 1_000);
  await page.flush("en");
  history.replaceState(null, "", here);
  expect(page.saveStatus()).toBe("saved");
  expect(api.record(page.visitorId())!.source).toEqual({
    utm_source: `${"x".repeat(79)}🛍`,
    utm_medium: "\u0915\u093c".repeat(40),
  });
});
