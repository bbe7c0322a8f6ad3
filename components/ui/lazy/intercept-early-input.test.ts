import { interceptEarlyInput } from "./intercept-early-input";

afterEach(() => {
  document.body.innerHTML = "";
  jest.restoreAllMocks();
});

/** A form without its code, which comes or fails as told, and what became of it. */
const held = (code: () => Promise<void>, attributes = 'method="post"') => {
  document.body.innerHTML = `<div><form ${attributes}><input><button>Send</button></form></div>`;
  const box = document.querySelector("div")!;
  const form = document.querySelector("form")!;
  const field = document.querySelector("input")!;
  const told: boolean[] = [];
  const byBrowser = jest.spyOn(form, "submit").mockImplementation(() => undefined);
  const again = jest.spyOn(form, "requestSubmit").mockImplementation(() => undefined);
  const fetched = jest.fn(code);
  const watch = interceptEarlyInput(box, (isLost) => told.push(isLost), fetched);
  const press = (init: KeyboardEventInit) => {
    const event = new KeyboardEvent("keydown", { ...init, bubbles: true, cancelable: true });
    field.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const send = () =>
    form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  return { again, box, byBrowser, fetched, field, press, send, told, watch };
};

const settled = () => new Promise((resolve) => setTimeout(resolve));
const lost = () => Promise.reject(new Error("no code"));
const isOnline = (value: boolean) => jest.spyOn(navigator, "onLine", "get").mockReturnValue(value);

test("its code is asked for once, at the first touch, and asked for anew when it could not be had", async () => {
  const { byBrowser, fetched, field, told } = held(lost);
  expect(fetched).not.toHaveBeenCalled();
  field.focus();
  field.dispatchEvent(new Event("input", { bubbles: true }));
  expect(fetched).toHaveBeenCalledTimes(1);
  await settled();
  field.dispatchEvent(new Event("input", { bubbles: true }));
  expect(fetched).toHaveBeenCalledTimes(2);
  await settled();
  expect(byBrowser).not.toHaveBeenCalled();
  expect(told).toEqual([]);
});

test.each([true, false])(
  "sent without its code it goes by the browser with internet (%s), and stays with a word without",
  async (hasInternet) => {
    isOnline(hasInternet);
    const { byBrowser, send, told } = held(lost);
    expect(send()).toBe(false);
    await settled();
    expect(byBrowser).toHaveBeenCalledTimes(hasInternet ? 1 : 0);
    expect(told).toEqual(hasInternet ? [] : [true]);
  },
);

test("one that the browser cannot send says that its code could not be had", async () => {
  isOnline(true);
  const { byBrowser, field, told } = held(lost, "");
  field.focus();
  await settled();
  expect(byBrowser).not.toHaveBeenCalled();
  expect(told).toEqual([true]);
});

test("what was sent meanwhile is sent once by its code, and nothing is watched any more", async () => {
  const { again, fetched, press, send, told, watch } = held(() => Promise.resolve());
  expect(press({ key: "Enter", isComposing: true })).toBe(false); // it chooses a word
  expect(press({ key: "a" })).toBe(false);
  expect(fetched).not.toHaveBeenCalled();
  expect(press({ key: "Enter" })).toBe(true);
  send();
  await settled();
  watch.isThere();
  expect(again).toHaveBeenCalledTimes(1);
  expect(told).toEqual([false]);
  expect(press({ key: "Enter" })).toBe(false);
  expect(send()).toBe(true);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("who was in it before is taken up at once", () => {
  document.body.innerHTML = "<form><input></form>";
  document.querySelector("input")!.value = "Asha";
  const fetched = jest.fn(() => Promise.resolve());
  interceptEarlyInput(document.body, () => undefined, fetched);
  expect(fetched).toHaveBeenCalledTimes(1);
});
