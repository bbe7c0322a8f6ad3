import type { Page } from "@playwright/test";

type Thing = { "@type": string; [property: string]: unknown };

/** What schema.org's definition, and Google's guide where there is one, require of a thing. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  ProfessionalService: ["@id", "name", "url", "image", "telephone", "address", "priceRange"],
  OpeningHoursSpecification: ["dayOfWeek", "opens", "closes"],
  PostalAddress: ["addressCountry"],
  WebSite: ["name", "url", "inLanguage"],
  Offer: ["price", "priceCurrency", "url", "itemOffered"],
  Service: ["name", "provider"],
  UnitPriceSpecification: ["price", "priceCurrency", "valueAddedTaxIncluded"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  BlogPosting: ["headline", "image", "datePublished", "author", "publisher", "mainEntityOfPage"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
  ImageObject: ["url", "width", "height"],
  Organization: ["name", "url"],
  Person: ["name", "url"],
  Country: ["name"],
  WebApplication: ["name", "url", "applicationCategory", "operatingSystem", "isAccessibleForFree"],
};

const isThing = (value: unknown): value is Thing =>
  typeof value === "object" && value !== null && "@type" in value;

const thingsIn = (value: unknown): Thing[] =>
  typeof value === "object" && value !== null
    ? [...(isThing(value) ? [value] : []), ...Object.values(value).flatMap(thingsIn)]
    : [];

/** The things of schema.org on a page, those inside others too. Throws if the page's JSON-LD does not parse. */
export const jsonLdOf = async (page: Page): Promise<Thing[]> => {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return scripts.flatMap((text) => thingsIn(JSON.parse(text)));
};

/** What a thing lacks: "Offer lacks price"; a type that nobody described lacks its description. */
export const lackingIn = (thing: Thing): string[] => {
  const type = thing["@type"];
  const required = REQUIRED[type];
  if (!required) return [`${type} is not described`];
  return required
    .filter((name) => [undefined, null, ""].includes(thing[name] as string))
    .map((name) => `${type} lacks ${name}`);
};
