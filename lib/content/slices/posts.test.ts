// holds: #posts
import { LANGS } from "@/lib/domain/core/languages";
import { postsIn } from "./posts";

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
