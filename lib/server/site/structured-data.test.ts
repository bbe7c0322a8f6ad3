// holds: #search
import { MADE_UP_SITE, SPEC_SITE } from "@/test/builders/sites";
import { business, offers, timeOfDay, website } from "./structured-data";

const SITE = "http://localhost:3000";

test("times have the form of schema.org", () => {
  expect(["9:00 AM", "6:00 PM", "12:00 AM", "12:30 PM"].map(timeOfDay)).toEqual([
    "09:00",
    "18:00",
    "00:00",
    "12:30",
  ]);
  expect(() => timeOfDay("9 o'clock")).toThrow("Not a time of the day");
});

test("the business has address, hours, contacts and prices (Google's LocalBusiness guide)", () => {
  expect(business("hi", SPEC_SITE)).toMatchObject({
    "@type": "ProfessionalService",
    "@id": `${SITE}/#business`,
    name: "BizGrow",
    url: `${SITE}/hi`,
    telephone: expect.stringMatching(/^\+91\d{10}$/),
    email: expect.stringContaining("@"),
    address: { "@type": "PostalAddress", addressCountry: "IN" },
    areaServed: { "@type": "Country", name: "India" },
    priceRange: "₹6,999–₹8,499",
    openingHoursSpecification: {
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
      opens: "09:00",
      closes: "18:00",
    },
    image: { url: `${SITE}/share/hi.png` },
  });
  expect(website("hi")).toMatchObject({
    "@type": "WebSite",
    url: `${SITE}/hi`,
    inLanguage: "hi",
    publisher: { "@id": business("en")["@id"] },
  });
});

test("hours that differ by the day are a list", () => {
  const [open] = SPEC_SITE.hours;
  const hours = [
    { ...open!, last: "Friday" as const },
    { ...open!, first: "Saturday" as const, closes: "2:00 PM" },
  ];
  expect(business("en", { ...SPEC_SITE, hours }).openingHoursSpecification).toMatchObject([
    { opens: "09:00", closes: "18:00" },
    { dayOfWeek: ["Saturday"], closes: "14:00" },
  ]);
});

test("each package is offered in rupees, at an address that shows it", () => {
  expect(
    offers("en", SPEC_SITE).map(({ price, priceCurrency, url, itemOffered }) => [
      itemOffered.name,
      price,
      priceCurrency,
      url,
    ]),
  ).toEqual([
    ["Customer Research & Brand Foundation Pack", 6999, "INR", `${SITE}/services#foundation`],
    ["BizGrow Complete Package", 7499, "INR", `${SITE}/services#complete`],
    ["Strategic Growth Planning & Implementation Suite", 8499, "INR", `${SITE}/services#suite`],
  ]);
});

test("what else the operator fills in is in the data: address, names, pages, GST", () => {
  expect(business("hi", MADE_UP_SITE)).toMatchObject({
    name: "Hisaab Saathi",
    legalName: "साथी एडवाइज़र्स LLP",
    vatID: "09ABCDE1234F1Z5",
    sameAs: ["https://www.instagram.com/hisaabsaathi", "https://www.youtube.com/@hisaabsaathi"],
    address: { streetAddress: "12 मॉल रोड", addressLocality: "कानपुर", postalCode: "208001" },
    openingHoursSpecification: {
      dayOfWeek: ["Tuesday", "Wednesday", "Thursday", "Friday"],
      opens: "10:30",
      closes: "19:15",
    },
  });
  expect(offers("en", MADE_UP_SITE)[0]).toMatchObject({
    price: 5432,
    priceSpecification: { price: 5432, valueAddedTaxIncluded: false },
  });
});
