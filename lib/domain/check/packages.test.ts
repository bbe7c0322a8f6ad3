import { inRupees, packageFor, PACKAGES, priceOf } from "./packages";

test("the three packages have their names, prices and notes", () => {
  expect(
    PACKAGES.map(({ name, priceRupees, isMostPopular, supportMonths }) => [
      name,
      priceRupees,
      isMostPopular,
      supportMonths,
    ]),
  ).toEqual([
    ["Customer Research & Brand Foundation Pack", 6999, false, 0],
    ["BizGrow Complete Package", 7499, true, 3],
    ["Strategic Growth Planning & Implementation Suite", 8499, false, 6],
  ]);
});

test.each([
  ["branding", "Customer Research & Brand Foundation Pack"],
  ["growth", "BizGrow Complete Package"],
  ["operations", "Strategic Growth Planning & Implementation Suite"],
] as const)("%s is sold as %s", (sectionId, name) => {
  expect(packageFor(sectionId).name).toBe(name);
});

test.each([
  ["Brand Building & Marketing Foundation Package", 6999],
  ["Growth Optimization & Analytics Package", 7499],
  ["Operations Excellence & Strategy Package", 8499],
  ["Some other package", 6999],
  ["operations excellence & strategy package", 6999],
  ["", 6999],
])("%s costs %i", (name, rupees) => {
  expect(priceOf(name)).toBe(rupees);
});

test.each([
  [0, "₹0"],
  [999, "₹999"],
  [6999, "₹6,999"],
  [99999, "₹99,999"],
  [150000, "₹1,50,000"],
])("%i is written %s", (rupees, text) => {
  expect(inRupees(rupees)).toBe(text);
});
