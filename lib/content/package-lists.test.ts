// holds: #packages, #operator-facts
import fc from "fast-check";
import { recommendedName } from "@/lib/domain/check/analysis";
import { planOf } from "@/lib/domain/check/plan";
import { offeredPackage, packageToShow, withoutOffer } from "@/lib/domain/check/offered-package";
import { isWithoutConcern, quizResult } from "@/lib/domain/check/scoring";
import { sectionOf } from "@/lib/domain/check/sections";
import { refundRupees, stagesOf } from "@/lib/domain/check/refunds";
import { LANGS } from "@/lib/domain/core/languages";
import { inRupees } from "@/lib/domain/core/fill";
import { payWaysFor } from "@/lib/domain/leads/pay-view";
import { anyCompleteAnswers } from "@/test/builders/check-arbitraries";
import { CONTACT } from "@/test/builders/desk-leads";
import { anySiteWithPackages } from "@/test/builders/package-lists";
import { TEXT_VERSIONS } from "./facts/law-text";
import { packageTableIn, payableRupees, payFacts } from "./facts/prices";
import { offeredIn } from "./facts/site-file";
import type { Site } from "./facts/site-schema";
import { contentOf } from ".";

test("an area with a package names exactly it, one without names none", () => {
  fc.assert(
    fc.property(anySiteWithPackages, anyCompleteAnswers, ({ packages }, answers) => {
      const result = quizResult(answers);
      const first = planOf(answers)[0]?.questionId;
      const offered = offeredPackage(result, first, packages);
      const helping = packages.filter(({ area }) => area === offered?.pack.area);
      if (offered) expect(helping).toEqual([offered.pack]);
      else if (!isWithoutConcern(result)) {
        const areas = packages.map(({ area }) => area);
        const top = result.recommendation.sectionId;
        expect(areas.includes(top) && areas.includes(first ? sectionOf(first).id : top)).toBe(
          false,
        );
      }
      const named = packages.find(({ area }) => area === result.recommendation.sectionId);
      expect(recommendedName(result, packages)).toBe(named?.resultName ?? "");
      const said = withoutOffer(result, { healthy: "healthy", none: "none" });
      expect(said).toBe(isWithoutConcern(result) ? "healthy" : "none");
      const shown = packageToShow(null, { answers, result }, packages);
      expect(shown?.pack ?? null).toBe(offered?.pack ?? null);
    }),
  );
});

test("the welcome page shows the chosen package, else the popular one, else none", () => {
  fc.assert(
    fc.property(anySiteWithPackages, ({ packages }) => {
      const popular = packages.filter((pack) => pack.popular);
      expect(popular.length).toBeLessThan(2);
      expect(packageToShow(null, null, packages)?.pack).toBe(popular[0]);
      expect(packageToShow("gone", null, packages)?.pack).toBe(popular[0]);
      for (const pack of packages) expect(packageToShow(pack.id, null, packages)?.pack).toBe(pack);
    }),
  );
});

test("a printed price is that of the facts; refunds follow the months", () => {
  fc.assert(
    fc.property(anySiteWithPackages, (site) => {
      for (const lang of LANGS)
        for (const pack of site.packages) {
          expect(packageTableIn(lang, site)[pack.id]).toMatchObject({
            plain: pack.plainName[lang],
            price: { amount: inRupees(pack.price) },
          });
          const stages = stagesOf(pack);
          expect(pack.words[lang].when).toHaveLength(stages);
          expect(refundRupees(pack, payableRupees(pack, site), stages)).toBe(0);
          expect(refundRupees(pack, payableRupees(pack, site), 0)).toBe(pack.price);
        }
      expect(payWaysFor(payFacts(site))).toEqual([]);
    }),
  );
});

const COUNTED = {
  en: /\b(two|three|four|five|both|neither)\b/gi,
  hi: /(?<!\p{L}\p{M}*)(दो|तीन|चार|पाँच|दोनों|तीनों|चारों|पाँचों)(?![\p{L}\p{M}])/gu,
} as const;
const TRUE_WORDS = {
  en: ["", "", "two both neither", "three", "four", "five"],
  hi: ["", "", "दो दोनों", "तीन तीनों", "चार चारों", "पाँच पाँचों"],
} as const;

test("texts that count the packages count them right, and one is not counted", () => {
  fc.assert(
    fc.property(anySiteWithPackages, fc.constantFrom(...LANGS), (site, lang) => {
      const { packages, services, welcome } = contentOf(site, lang);
      const counting = [packages.title, services.meta.title, services.meta.description];
      const others = [services.heading, welcome.package.others];
      for (const text of [...counting, ...others]) {
        const words = TRUE_WORDS[lang][site.packages.length]!.split(" ");
        const found = text.match(COUNTED[lang]) ?? [];
        expect(found.filter((word) => !words.includes(word.toLowerCase()))).toEqual([]);
        expect(found.length > 0).toBe(site.packages.length > 1);
        expect(text).not.toMatch(/[{}[\]|]/);
      }
    }),
    { numRuns: 30 },
  );
});

/** The site's parts as a build with these facts has them. */
const builtWith = async (site: Site) => {
  process.env.FACTS_OF_BUILD = JSON.stringify(site);
  process.env.PACKAGES_OF_BUILD = offeredIn(site);
  jest.resetModules();
  const { contactBody } = await import("@/lib/server/leads/lead-schemas");
  const { leadEmail } = await import("@/lib/server/notify/lead-email");
  const { PACKAGE_DUE } = await import("./slices/pay-words");
  const { personForm } = await import("@/lib/server/desk/person-form");
  const { messageWordsIn } = await import("./slices/message-words");
  return { contactBody, leadEmail, PACKAGE_DUE, personForm, messageWordsIn };
};
afterAll(() => {
  delete process.env.FACTS_OF_BUILD;
});

const DESK = {
  siteUrl: "https://site.example",
  to: ["asha@example.in"],
  operators: ["asha@example.in"],
  lang: "en",
} as const;
const ORDER = {
  textVersion: TEXT_VERSIONS.privacy,
  lang: "en",
  name: "Asha Patil",
  phone: "98765 43210",
  email: "",
  message: "Please",
  topic: "order",
  consent: true,
};
const SALE = { do: "sale", version: "1", sale: "5", rupees: "100" };

test.each(fc.sample(anySiteWithPackages, { numRuns: 8, seed: 48 }))(
  "order, mail and desk take the packages of the facts, and no other",
  async (site) => {
    const built = await builtWith(site);
    const takes = (id: string) => built.contactBody.safeParse({ ...ORDER, package: id }).success;
    const sells = (form: object) => built.personForm.safeParse({ ...SALE, ...form }).success;
    for (const pack of site.packages) {
      expect([takes(pack.id), sells({ package: pack.id })]).toEqual([true, true]);
      expect(built.PACKAGE_DUE[pack.id]).toBe(payableRupees(pack, site));
      expect(built.messageWordsIn("hi", "https://site.example").packages[pack.id]).toMatchObject({
        plain: pack.plainName.hi,
        price: { amount: inRupees(pack.price) },
      });
      const { subject } = built.leadEmail("1", { ...CONTACT, packageId: pack.id }, DESK);
      expect(subject).toContain(`: ${pack.plainName.en}, `);
    }
    expect([takes("complete"), sells({ package: "complete" })]).toEqual([false, false]);
    expect(sells({ package: "complete", goneFrom: "complete" })).toBe(true);
    expect(built.leadEmail("1", CONTACT, DESK).subject).toContain(": complete, ");
  },
);
