import { formOf } from "@/lib/browser/desk/send-form";

test("a form is sent with the pressed button, whose action wins", () => {
  document.body.innerHTML = `<form action="/api/desk/one">
    <input name="ids" value="a"><input name="ids" value="b"><input type="checkbox" name="no">
    <textarea name="note">Zeile</textarea>
    <button name="do" value="take" formaction="/api/desk/two"></button></form>`;
  const form = document.querySelector("form")!;
  const pressed = formOf(form, form.querySelector("button"));
  expect([pressed.action, `${pressed.body}`]).toEqual([
    "/api/desk/two",
    "ids=a&ids=b&note=Zeile&do=take",
  ]);
  const entered = formOf(form, null);
  expect([entered.action, `${entered.body}`]).toEqual(["/api/desk/one", "ids=a&ids=b&note=Zeile"]);
});
