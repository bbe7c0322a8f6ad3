import { keepFields } from "./keep-fields";

const settled = () => new Promise((resolve) => setTimeout(resolve));

const FORM =
  '<form action="/a"><input name="text"><input name="tick" type="checkbox" value="yes">' +
  '<input name="way" type="radio" value="x"><input name="way" type="radio" value="y">' +
  '<select name="kind"><option value="">-</option><option value="shop">Shop</option></select>' +
  "<textarea name='more'>Hello</textarea></form>";

const fieldsOf = () => [
  ...document.querySelectorAll<HTMLInputElement>("form[action='/a'] :is(input, select, textarea)"),
];

const fillIn = () => {
  const [text, tick, , way, kind, more] = fieldsOf();
  text!.value = "Asha";
  tick!.checked = way!.checked = true;
  kind!.value = "shop";
  more!.value = "";
  text!.focus();
  text!.setSelectionRange(1, 3);
};

const valuesOf = () =>
  fieldsOf().map(({ type, value, checked }) => (/k|o$/.test(type) ? checked : value));

let end: () => void;
beforeEach(() => {
  document.body.innerHTML = `<main>${FORM}</main>`;
});
afterEach(() => end());

test("fields that are replaced keep text, ticks, choice, an emptied text, focus and selection", async () => {
  end = keepFields(document);
  fillIn();
  const before = valuesOf();
  const heard: string[] = [];
  document.body.addEventListener("input", ({ target }) =>
    heard.push((target as HTMLInputElement).name),
  );
  document.body.innerHTML = `<div></div><main>${FORM}</main><form action="/b"><input name="text"></form>`;
  await settled();
  expect(valuesOf()).toEqual(before);
  const [text] = fieldsOf();
  expect(text).toHaveFocus();
  expect([text!.selectionStart, text!.selectionEnd]).toEqual([1, 3]);
  expect(document.querySelector<HTMLInputElement>("[action='/b'] input")!.value).toBe("");
  expect(heard).toEqual(expect.arrayContaining(["text", "kind", "more"]));
});

test("a fold that was opened around a field is open again, and the field in it has the focus", async () => {
  const folded =
    '<details><summary>More</summary><form action="/a"><input name="text"></form></details>';
  document.body.innerHTML = folded;
  end = keepFields(document);
  document.querySelector("details")!.open = true;
  const [text] = fieldsOf();
  text!.focus();
  text!.value = "Asha";
  document.body.innerHTML = `<div></div>${folded}`;
  await settled();
  expect(document.querySelector("details")).toHaveAttribute("open");
  expect(fieldsOf()[0]).toHaveFocus();
  expect(valuesOf()).toEqual(["Asha"]);
});

test("a field that comes back later gets its text then; the focus that is elsewhere by then stays there", async () => {
  end = keepFields(document);
  fillIn();
  const before = valuesOf();
  document.body.innerHTML = "<button>Other</button>";
  await settled();
  document.querySelector("button")!.focus();
  document.body.insertAdjacentHTML("beforeend", FORM);
  await settled();
  expect(valuesOf()).toEqual(before);
  expect(document.querySelector("button")).toHaveFocus();
});

test("a field that nobody touched takes the new page's text, and nothing happens after the end", async () => {
  end = keepFields(document);
  document.body.innerHTML = FORM.replace("<input", "<input value='draft'").replace(
    "Hello",
    "Later",
  );
  await settled();
  expect(valuesOf()).toEqual(["draft", false, false, false, "", "Later"]);
  fillIn();
  end();
  await settled();
  document.body.innerHTML = FORM;
  await settled();
  expect(valuesOf()).toEqual(["", false, false, false, "", "Hello"]);
});
