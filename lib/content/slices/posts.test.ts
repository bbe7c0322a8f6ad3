// holds: #posts
import { LANGS } from "@/lib/domain/core/languages";
import { firstThird, postsByProblem, postsIn } from "./posts";

test("a post is about the area that most of the questions it helps with are of, in both languages", () => {
  for (const lang of LANGS) {
    const areas = Object.fromEntries(postsIn(lang).map(({ slug, area }) => [slug, area]));
    expect(areas).toMatchObject({
      "udhaar-paise-mangne-ka-message": "operations",
      "google-maps-par-dukan-kaise-add-kare": "branding",
      "margin-sheet-slow-months": "growth",
    });
    for (const { area, words } of postsIn(lang)) {
      const letters = Object.keys(words.helps).map((id) => id[0]);
      expect(letters).toContain(area[0]);
    }
  }
});

test("each post is under one problem, the same in both languages, money first", () => {
  const [en, hi] = LANGS.map((lang) =>
    postsByProblem(lang).map(({ id, posts }) => [id, posts.map(({ slug }) => slug)]),
  );
  expect(hi).toEqual(en);
  expect(en![0]![0]).toBe("operations");
  const slugs = en!.flatMap(([, posts]) => posts!);
  expect(slugs.toSorted()).toEqual(
    postsIn("en")
      .map(({ slug }) => slug as string)
      .toSorted(),
  );
});

test.each(LANGS)("the first third of a post ends at a heading before its middle (%s)", (lang) => {
  for (const { slug, words } of postsIn(lang)) {
    const at = firstThird(words.body);
    const share = (end?: number) => JSON.stringify(words.body.slice(0, end)).length;
    const before = share(at) / share();
    expect([slug, words.body[at]]).toEqual([slug, { heading: expect.any(String) }]);
    expect([slug, before > 1 / 3, before < 0.6]).toEqual([slug, true, true]);
  }
});
