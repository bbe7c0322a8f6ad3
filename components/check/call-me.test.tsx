// holds: #call-me
import "@/test/support/one-react";
import { fakeTimeouts, standAt, until } from "@/test/support/browser-page";
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { ourApi } from "@/test/our-api";
import { reportWordsIn } from "@/lib/content/slices/check-words";
import { fill } from "@/lib/domain/core/fill";
import { QUESTION_IDS } from "@/lib/domain/check/sections";

const words = reportWordsIn("en");
const { asks, call: text } = words;

jest.setTimeout(30_000);

const api = ourApi();
let closePage = async () => {};

/** The part of a finished check on a freshly loaded page. */
const openPage = async () => {
  jest.resetModules();
  const { render, screen, fireEvent, act, cleanup } = await import("@testing-library/react/pure");
  const { CallMe } = await import("./call-me");
  const { flush } = await import("@/lib/browser/check/outbox");
  const memory = await import("@/lib/browser/check/quiz-memory");
  fakeTimeouts();
  for (const id of QUESTION_IDS) memory.rememberAnswer(id, answersOfAll("yes")[id], 1_000);
  memory.changeMemory((known) => ({ ...known, isAnalysisWanted: true }));
  render(<CallMe lang="en" words={words} />);
  closePage = async () => {
    cleanup();
    await flush("en");
    jest.useRealTimers();
  };
  const field = (name: string) => screen.getByRole("textbox", { name });
  const press = (name: string) => {
    const button = screen.getByRole("button", { name });
    button.focus();
    fireEvent.click(button);
  };
  return {
    field,
    press,
    tick: () => screen.getByRole("checkbox"),
    write: (name: string, value: string) => fireEvent.change(field(name), { target: { value } }),
    shows: (words: string) => screen.queryByText(words, { exact: false }) !== null,
    has: (name: string) => screen.queryByRole("button", { name }) !== null,
    flush: () => act(() => flush("en")),
    call: () => memory.readMemory()?.call,
  };
};

beforeEach(async () => {
  localStorage.clear();
  await api.reset();
  await api.start();
  standAt(api.origin);
});

afterEach(async () => {
  await closePage();
  await api.stop();
  jest.restoreAllMocks();
});

const filled = async () => {
  const page = await openPage();
  page.press(text.open);
  page.write(asks.name.label, "Asha Patil");
  page.write(asks.phone.label, "९८७६५ ४३२१०");
  return page;
};

test("without name, number and tick nothing is sent, and each problem is shown at its field", async () => {
  const page = await openPage();
  page.press(text.open);
  expect(page.tick()).not.toBeChecked();
  page.press(text.send);
  for (const problem of [asks.name.problem, asks.phone.problem, text.problem])
    expect(page.shows(problem)).toBe(true);
  await until(() => page.field(asks.name.label) === document.activeElement);
  page.write(asks.name.label, "Asha");
  page.write(asks.phone.label, "98765");
  page.press(text.send);
  await until(() => page.field(asks.phone.label) === document.activeElement);
  expect(page.shows(asks.name.problem)).toBe(false);
  page.write(asks.phone.label, "98765 43210");
  page.press(text.send);
  await until(() => page.tick() === document.activeElement);
  expect(page.call()).toBeUndefined();
});

test("it goes after its check, and the thanks with the reference get the focus", async () => {
  const page = await filled();
  page.tick().click();
  page.press(text.send);
  expect(document.activeElement).toHaveAttribute("role", "status");
  await until(() => page.shows(text.thanks));
  const sent = api.calls.find(({ what }) => what === "call")!;
  expect(sent.body).toMatchObject({
    name: "Asha Patil",
    phone: "+919876543210",
    consent: true,
    sharesCheck: true,
    lang: "en",
    textVersion: words.textVersion,
  });
  const call = page.call();
  expect(call?.kind).toBe("stored");
  expect(page.shows(fill(text.sent, call as { reference: string }))).toBe(true);
  expect(page.has(text.open)).toBe(false);
});

test("without a network it waits, and can be taken back", async () => {
  const page = await filled();
  await api.stop();
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  page.tick().click();
  page.press(text.send);
  expect(page.shows(text.offline)).toBe(true);
  page.press(text.takeBack);
  expect(document.activeElement).toHaveAttribute("role", "status");
  expect(page.call()).toBeUndefined();
  expect(page.has(text.open)).toBe(true);
  await api.start();
  await page.flush();
  expect(api.log()).not.toContain("call");
});

test("while the server is away it says that the request is kept, and not that it is on its way", async () => {
  const page = await filled();
  await api.stop();
  page.tick().click();
  page.press(text.send);
  await until(() => page.shows(text.offline));
  await api.start();
  await page.flush();
  expect(page.shows(text.thanks)).toBe(true);
});

test("where the server keeps nothing for the browser, it names the other ways", async () => {
  await api.refuseCookies();
  const page = await filled();
  page.tick().click();
  page.press(text.send);
  await until(() => page.shows(text.refused));
  expect(page.has(text.open)).toBe(true);
});
