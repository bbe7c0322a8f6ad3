import { initialsOf } from "./initials";

test.each([
  [{ firstName: "Asha", lastName: "Patil", email: "x@y.in" }, "AP"],
  [{ firstName: "asha", lastName: "de la Cruz", email: "x@y.in" }, "AD"],
  [{ firstName: "Asha", lastName: "", email: "x@y.in" }, "A"],
  [{ firstName: "आशा", lastName: "पाटिल", email: "x@y.in" }, "आप"],
  [{ firstName: "e\u0301lan", lastName: "", email: "x@y.in" }, "É"],
  [{ firstName: "“Asha”", lastName: "(Patil)", email: "x@y.in" }, "AP"],
  [{ firstName: "", lastName: "", email: "shop9@y.in" }, "S"],
  [{ firstName: "🛍️", lastName: "<", email: "9shop@y.in" }, "9"],
  [{ firstName: "", lastName: "", email: "" }, "?"],
])("%j: %s", (user, initials) => {
  expect(initialsOf(user)).toBe(initials);
});
