import { contentOf } from "@/lib/content";
import type { Lang } from "@/lib/domain/core/languages";
import { BARE_SITE, MADE_UP_SITE } from "@/test/builders/sites";
import { factsIn } from "./facts-in";
import { payableRupees, packageTableIn } from "./prices";
import type { Site } from "./site-schema";

type Hours = Partial<Site["hours"][number]>;

test.each<[Lang, Hours, string, string | null]>([
  ["en", {}, "Monday to Saturday", "Sunday closed"],
  ["hi", {}, "सोमवार से शनिवार", "रविवार को छुट्टी"],
  ["en", { last: "Friday" }, "Monday to Friday", "Saturday and Sunday closed"],
  [
    "hi",
    { first: "Tuesday", last: "Friday" },
    "मंगलवार से शुक्रवार",
    "सोमवार, शनिवार और रविवार को छुट्टी",
  ],
  ["en", { last: "Sunday" }, "Monday to Sunday", null],
  [
    "en",
    { first: "Sunday", last: "Sunday" },
    "Sunday",
    "Monday, Tuesday, Wednesday, Thursday, Friday and Saturday closed",
  ],
])("%s: open %j is %s, %s", (lang, hours, openDays, closedDays) => {
  const site = { ...BARE_SITE, hours: [{ ...BARE_SITE.hours[0]!, ...hours }] };
  expect(factsIn(lang, site)).toMatchObject({ openDays, closedDays });
  expect(contentOf(site, lang).chrome.footer.closed).toBe(closedDays ?? "");
});

const [WEEKDAYS] = BARE_SITE.hours;
const SHORT_SATURDAY = [
  { ...WEEKDAYS!, last: "Friday" },
  { first: "Saturday", last: "Saturday", opens: "10:00 AM", closes: "2:00 PM" },
] satisfies Site["hours"];

test("hours that differ by the day are said one after the other", () => {
  const said = (lang: Lang, hours: Site["hours"]) => factsIn(lang, { ...BARE_SITE, hours });
  expect(said("en", SHORT_SATURDAY)).toMatchObject({
    openDays: "Monday to Saturday",
    openHours: "Monday to Friday 9:00 AM – 6:00 PM, Saturday 10:00 AM – 2:00 PM",
    closedDays: "Sunday closed",
  });
  expect(said("hi", SHORT_SATURDAY).openHours).toBe(
    "सोमवार से शुक्रवार सुबह 9 – शाम 6 बजे, शनिवार सुबह 10 – दोपहर 2 बजे",
  );
  expect(said("en", BARE_SITE.hours).openHours).toBe("Monday to Saturday, 9:00 AM to 6:00 PM");
  const gap = SHORT_SATURDAY.map((span, at) =>
    at === 0 ? { ...span, last: "Wednesday" as const } : span,
  );
  expect(said("en", gap)).toMatchObject({
    openDays: "Monday to Wednesday and Saturday",
    closedDays: "Thursday, Friday and Sunday closed",
  });
});

test.each<[Lang, Site["pricesIncludeGst"], string, string | null, number]>([
  ["en", null, "₹6,999", null, 6999],
  ["en", true, "₹6,999 (GST included)", "GST is included in these prices.", 6999],
  ["hi", true, "₹6,999 (GST शामिल)", "इन दामों में GST शामिल है।", 6999],
  ["en", "none", "₹6,999 (no GST charged)", "We charge no GST.", 6999],
  ["hi", "none", "₹6,999 (GST नहीं लगता)", "हम GST नहीं लेते।", 6999],
  [
    "en",
    false,
    "₹6,999 (+ 18% GST = ₹8,259)",
    "18% GST is added. The total is beside each price.",
    8259,
  ],
])("%s: pricesIncludeGst %s is said as %s", (lang, pricesIncludeGst, whole, gst, paid) => {
  const site = { ...BARE_SITE, pricesIncludeGst };
  expect(packageTableIn(lang, site)["foundation"]!.price.whole).toBe(whole);
  expect(factsIn(lang, site)).toMatchObject({ gst });
  expect(payableRupees(site.packages[0]!, site)).toBe(paid);
});

test("what is not filled in is unknown, and everything of the made-up file is known", () => {
  const unknown = (site: Site) =>
    Object.entries(factsIn("en", site)).flatMap(([name, fact]) => (fact === null ? [name] : []));
  expect(unknown(MADE_UP_SITE)).toEqual([]);
  expect(unknown(BARE_SITE)).toEqual(
    expect.arrayContaining(["gst", "legalName", "headOffice", "registration", "court", "payment"]),
  );
});
