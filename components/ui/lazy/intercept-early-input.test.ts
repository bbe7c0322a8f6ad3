import { interceptEarlyInput } from "./intercept-early-input";

afterEach(() => {
  document.body.innerHTML = "";
  jest.restoreAllMocks();
});

/** A form before its code is loaded, and the calls made for it; `code` resolves when the form is hydrated. */
const held = (code: () => Promise<void>, attributes = 'method="post"') => {
  document.body.innerHTML = `<div><form ${attributes}><input><button>Send</button></form></div>`;
  const box = document.querySelector("div")!;
  const form = document.querySelector("form")!;
  const field = document.querySelector("input")!;
  const states: boolean[] = [];
  const byBrowser = jest.spyOn(form, "submit").mockImplementation(() => undefined);
  const again = jest.spyOn(form, "requestSubmit").mockImplementation(() => undefined);
  const fetched = jest.fn(code);
  const watch = interceptEarlyInput(box, (isLost) => states.push(isLost), fetched);
  const press = (init: KeyboardEventInit) => {
    const event = new KeyboardEvent("keydown", { ...init, bubbles: true, cancelable: true });
    field.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const send = () =>
    form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  return { again, box, byBrowser, fetched, field, press, send, states, watch };
};

const settled = () => new Promise((resolve) => setTimeout(resolve));
const lost = () => Promise.reject(new Error("no code"));
const isOnline = (value: boolean) => jest.spyOn(navigator, "onLine", "get").mockReturnValue(value);

test("the code is loaded once, at the first touch, and again after a failure", async () => {
  const { byBrowser, fetched, field, states } = held(lost);
  expect(fetched).not.toHaveBeenCalled();
  field.focus();
  field.dispatchEvent(new Event("input", { bubbles: true }));
  expect(fetched).toHaveBeenCalledTimes(1);
  await settled();
  field.dispatchEvent(new Event("input", { bubbles: true }));
  expect(fetched).toHaveBeenCalledTimes(2);
  await settled();
  expect(byBrowser).not.toHaveBeenCalled();
  expect(states).toEqual([]);
});

test.each([true, false])(
  "a submit without the code is the browser's own with internet (%s), and gives a message without",
  async (hasInternet) => {
    isOnline(hasInternet);
    const { byBrowser, send, states } = held(lost);
    expect(send()).toBe(false);
    await settled();
    expect(byBrowser).toHaveBeenCalledTimes(hasInternet ? 1 : 0);
    expect(states).toEqual(hasInternet ? [] : [true]);
  },
);

test("a form that the browser cannot post gives a message when its code cannot be loaded", async () => {
  isOnline(true);
  const { byBrowser, field, states } = held(lost, "");
  field.focus();
  await settled();
  expect(byBrowser).not.toHaveBeenCalled();
  expect(states).toEqual([true]);
});

test("a queued submit is made once after hydration, and nothing is intercepted any more", async () => {
  const { again, fetched, press, send, states, watch } = held(() => Promise.resolve());
  expect(press({ key: "Enter", isComposing: true })).toBe(false); // Enter chooses a word of the input method
  expect(press({ key: "a" })).toBe(false);
  expect(fetched).not.toHaveBeenCalled();
  expect(press({ key: "Enter" })).toBe(true);
  send();
  await settled();
  watch.onHydrated();
  expect(again).toHaveBeenCalledTimes(1);
  expect(states).toEqual([false]);
  expect(press({ key: "Enter" })).toBe(false);
  expect(send()).toBe(true);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("a form filled in before this code ran loads its code at once", () => {
  document.body.innerHTML = "<form><input></form>";
  document.querySelector("input")!.value = "Asha";
  const fetched = jest.fn(() => Promise.resolve());
  interceptEarlyInput(document.body, () => undefined, fetched);
  expect(fetched).toHaveBeenCalledTimes(1);
});
