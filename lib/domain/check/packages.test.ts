// holds: #packages
import { besidePrice, OFFERED, packageName, packageOfArea } from "./packages";
import { inRupees } from "@/lib/domain/core/fill";

test("the three packages have their names and terms", () => {
  expect(OFFERED.map(({ name, popular, months }) => [name, popular, months])).toEqual([
    ["Customer Research & Brand Foundation Pack", false, 0],
    ["BizGrow Complete Package", true, 3],
    ["Strategic Growth Planning & Implementation Suite", false, 6],
  ]);
});

test.each([
  ["branding", "Customer Research & Brand Foundation Pack"],
  ["growth", "BizGrow Complete Package"],
  ["operations", "Strategic Growth Planning & Implementation Suite"],
] as const)("%s is sold as %s", (sectionId, name) => {
  expect(packageOfArea(sectionId)?.name).toBe(name);
});

test("a package that is gone is named by its id, none by nothing", () => {
  expect(packageName("complete")).toBe("BizGrow Complete Package");
  expect(packageName("old-pack")).toBe("old-pack");
  expect(packageName(null)).toBe("");
});

test("what is known of GST is beside the price", () => {
  const price = { amount: "₹6,999", gst: null, whole: "₹6,999" };
  expect(besidePrice({ plain: "", note: "one-time", price })).toBe("one-time");
  expect(
    besidePrice({ plain: "", note: "one-time", price: { ...price, gst: "GST included" } }),
  ).toBe("GST included, one-time");
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

test("tools that no build has told of packages know none", async () => {
  const built = process.env.PACKAGES_OF_BUILD;
  delete process.env.PACKAGES_OF_BUILD;
  jest.resetModules();
  const tool = await import("./packages");
  process.env.PACKAGES_OF_BUILD = built;
  expect([tool.OFFERED, tool.packageName("suite")]).toEqual([[], "suite"]);
});
