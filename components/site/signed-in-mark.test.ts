import fc from "fast-check";
import { HINT_KEY, writeHint, readHint } from "@/lib/browser/check/sign-in-hint";
import { initialsOf } from "@/lib/domain/core/initials";
import { breakStorage } from "@/test/support/browser-page";
import { SIGNED_IN_MARK, SIGNED_IN_SCRIPT } from "./signed-in-mark";

const root = document.documentElement;

/** The changes of the head's script before the first paint, with this hint in local storage. */
const painted = (hint: string | null) => {
  root.removeAttribute(SIGNED_IN_MARK);
  root.removeAttribute("style");
  localStorage.clear();
  if (hint !== null) localStorage.setItem(HINT_KEY, hint);
  new Function(SIGNED_IN_SCRIPT)();
  const initials = root.style.getPropertyValue("--initials");
  return { isSignedIn: root.hasAttribute(SIGNED_IN_MARK), initials };
};

const ACCOUNT = { uid: "u1", name: "Asha Patil", email: "asha@example.in", photoURL: null };

test("a signed-in user is shown with initials before any of our code is loaded", () => {
  writeHint(ACCOUNT);
  expect(painted(localStorage.getItem(HINT_KEY))).toEqual({ isSignedIn: true, initials: '"AP"' });
  expect(painted(JSON.stringify(ACCOUNT))).toEqual({ isSignedIn: true, initials: '"?"' });
});

test("for any name, the initials are those that the menu shows later", () => {
  const anyName = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.constantFrom(
      "आशा पाटिल",
      "e\u0301lan Patil",
      "ᾶ",
      '"; content: url(//e)',
      "A\\22 B",
      "<b> x",
      "  ",
    ),
  );
  fc.assert(
    fc.property(anyName, fc.emailAddress(), (name, email) => {
      writeHint({ ...ACCOUNT, name, email });
      const user = readHint()!;
      const { initials } = painted(localStorage.getItem(HINT_KEY));
      expect(initials).toBe(`"${initialsOf(user)}"`);
      // In capitals some letters become several, or keep their accents as marks.
      expect(initials).toMatch(/^"(?:[\p{L}\p{N}\p{M}]{1,8}|\?)"$/u);
    }),
  );
});

test("no hint, an invalid hint and blocked storage leave the page signed out", () => {
  const damaged = ["", "{", "null", "[]", "5", '"x"', "{}", '{"uid":"u1"}'];
  for (const hint of [null, ...damaged, JSON.stringify({ ...ACCOUNT, uid: "" })])
    expect(painted(hint)).toEqual({ isSignedIn: false, initials: "" });
  for (const wrong of [{ name: null }, { name: 5 }, { email: {} }, { uid: null }])
    expect(painted(JSON.stringify({ ...ACCOUNT, ...wrong })).isSignedIn).toBe(false);
  breakStorage("getItem", "SecurityError");
  expect(painted(JSON.stringify(ACCOUNT)).isSignedIn).toBe(false);
  jest.restoreAllMocks();
});
