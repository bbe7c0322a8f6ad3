import fc from "fast-check";
import { anyText } from "@/test/builders/any-text";
import { displayName, signedInUser } from "./signed-in-user";

const account = { uid: "u1", email: "asha@example.in", photoURL: null };

test.each([
  ["Asha", "Asha", ""],
  ["Asha Rani Verma", "Asha", "Rani Verma"],
  ["  Asha \t Rani\u00a0\u3000Verma\n", "Asha", "Rani Verma"],
  ["आशा रानी वर्मा", "आशा", "रानी वर्मा"],
  ["श्रीराम", "श्रीराम", ""],
  ["Jose\u0301 Lo\u0301pez", "José", "López"],
  ["🛍️ Shop", "🛍️", "Shop"],
  ["", "", ""],
  [" \n", "", ""],
])("%j is called %j %j", (name, firstName, lastName) => {
  expect(signedInUser({ ...account, name })).toEqual({
    id: "u1",
    email: "asha@example.in",
    firstName,
    lastName,
  });
});

test("photoURL is set only if there is a photo", () => {
  const photoURL = "https://lh3.googleusercontent.com/a/x";
  expect(signedInUser({ ...account, name: "Asha", photoURL })).toMatchObject({ photoURL });
  expect(signedInUser({ ...account, name: "Asha", photoURL: "" })).not.toHaveProperty("photoURL");
});

test("an account without a name is shown by its email", () => {
  const shown = (name: string) => displayName(signedInUser({ ...account, name }));
  expect([shown("Asha Verma"), shown("Asha"), shown("")]).toEqual([
    "Asha Verma",
    "Asha",
    "asha@example.in",
  ]);
});

test("no word of any name is lost", () => {
  fc.assert(
    fc.property(anyText(), (name) => {
      const { firstName, lastName } = signedInUser({ ...account, name });
      const words = name.normalize("NFC").split(/\s+/u).filter(Boolean);
      expect([firstName, ...lastName.split(" ")].filter(Boolean)).toEqual(words);
      expect(firstName).not.toMatch(/\s/u);
    }),
  );
});
