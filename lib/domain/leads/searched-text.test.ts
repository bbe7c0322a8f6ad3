// holds: #desk
import { CONTACT } from "@/test/builders/desk-leads";
import { searchedIn, searchedWords } from "./searched-text";

const lead = {
  ...CONTACT,
  phone: "+919822012345",
  message: "Shop 42, Pune 411001. ₹6,999? My brother: 098900 11223, ९१ ०२०-२४५६",
};
const isFound = (typed: string) =>
  searchedWords(typed).every((word) => searchedIn(lead).includes(word));

test.each([
  "98220 12345",
  "+91 98220-12345",
  "098220 12345",
  "९८२२० १२३४५",
  "2201",
  "6999",
  "₹6,999",
  "98900 11223",
  "9102024",
  "411001",
  "42",
  "shop 42",
  "pune (411001)",
  "Mob. 98220 12345",
  "मो. ९८२२० १२३४५",
  "tel:+919822012345",
  "wa.me/919822012345",
  "https://wa.me/919822012345",
  "",
])("%j is found", (typed) => {
  expect(isFound(typed)).toBe(true);
});

test.each(["982", "98220 54321", "shop 43", "12345 98220"])("%j is not found", (typed) => {
  expect(isFound(typed)).toBe(false);
});
