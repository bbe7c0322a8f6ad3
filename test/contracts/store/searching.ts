import { folded } from "@/lib/domain/core/folded-text";
import { log } from "@/lib/server/core/log";
import { FOR_EVER, put, ref, type Store } from "@/lib/server/store/store";
import { parseThing, type Thing, tick, type UnderTest } from "./under-test";

const words = ({ text = "" }: Thing): string => folded(text);

/** Finds by words. */
export const describeSearching = (on: UnderTest): void => {
  describe("searches", () => {
    let store: Store<Thing>;
    beforeEach(() => {
      store = on.makeStore<Thing>({ name: on.named("searched"), parse: parseThing, words });
    });
    const write = async (id: string, text: string) => {
      await store.update(id, () => ({ count: 1, text }));
      await tick(Date.now());
    };
    /** The ids for these words, typed in any form. */
    const found = async (typed: string, limit = 9): Promise<string> => {
      const rows = await store.search({ words: folded(typed).split(/\s+/).filter(Boolean), limit });
      return rows.map(({ cursor }) => cursor.id).join(" ");
    };

    test("parts of words, one letter or many, newest first, at most so many", async () => {
      await write("a", "Asha Patil\nPune 411001 +91 98220 12345");
      await write("b", "Usha Pawar\nPune");
      await write("c", "Meena Joshi\nNashik, asha's sister");
      expect(await found("asha")).toBe("c a");
      expect(await found("sh")).toBe("c b a");
      expect(await found("p")).toBe("b a");
      expect(await found("patil pun")).toBe("a");
      expect(await found("pun a")).toBe("b a");
      expect(await found("un sh", 1)).toBe("b");
      expect(await found("un sh")).toBe("b a");
      expect(await found("98220")).toBe("a");
      expect(await found("2345 11001")).toBe("a");
      expect(await found("asha nobody")).toBe("");
      expect(await found("pune\npatil")).toBe("a");
      expect(await found("")).toBe("c b a");
      const rows = await store.search({ words: ["patil"], limit: 9 });
      expect(rows.map(({ record }) => record)).toEqual([await store.read("a")]);
    });

    test("Hindi names in every form, and digits of every script", async () => {
      await write("a", "लक्\u200dष्मी पाँडे, हिंदी ९८२२०");
      await write("b", "मुम्बई");
      for (const typed of ["लक्ष्मी", "पांडे", "पाण्डे", "पान्डे", "हिन्दी", "9822", "हि", "੯੮੨੨"])
        expect([typed, await found(typed)]).toEqual([typed, "a"]);
      expect(await found("मुंबई")).toBe("b");
    });

    test.each([
      "OR",
      '"',
      "*",
      "-",
      "NEAR(",
      "%",
      "_",
      "a%b",
      "c_d",
      "\\",
      "a*",
      "text:",
      "NOT z",
      "'",
      ";--",
    ])("%j as it is", async (typed) => {
      await write("plain", "acbd cxd nothing");
      await write("with", `before ${typed} after`);
      expect(await found(typed)).toBe(folded(typed) === "" ? "with plain" : "with");
    });

    test("a long word, however it goes on", async () => {
      const word = "nanasahebpatil".repeat(9);
      await write("a", `${word}x`);
      await write("b", `${word}y`);
      expect(await found(`${word}y`)).toBe("b");
    });

    test("what is written, and no longer what was: changed, maintained, removed, expired", async () => {
      await write("a", "first");
      await write("b", "first");
      await write("c", "first");
      await write("d", "first");
      await write("a", "second");
      const kind = { name: on.named("searched"), parse: parseThing, words };
      const maintained = put(
        ref({ ...kind, keptFor: FOR_EVER }, "b"),
        { count: 2, text: "third" },
        true,
      );
      await on.subject.transact([], () => ({ result: null, writes: [maintained] }));
      await store.remove("c");
      expect([await found("first"), await found("second"), await found("third")]).toEqual([
        "d",
        "a",
        "b",
      ]);
      await store.remove("d", () => true);
      const brief = on.makeStore<Thing>({ ...kind, keptFor: () => 1 });
      await brief.update("a", () => ({ count: 2, text: "second" }));
      await tick(Date.now() + 5);
      expect([await found("first"), await found("second")]).toEqual(["", ""]);
    });

    test("records that another program wrote; skips what cannot be read", async () => {
      const error = jest.spyOn(log, "error").mockImplementation(() => undefined);
      const name = on.named("searched");
      await write("a", "Asha");
      await on.subject.spoil(name, "broken");
      await on.subject.plant(name, "b", { count: 1, text: "Asha Kale" });
      expect(await found("asha")).toBe("b a");
      expect(await found("asha kale")).toBe("b");
      error.mockRestore();
    });

    test("nothing in a collection without words", async () => {
      await on.store.update("a", () => ({ count: 1, text: "Asha" }));
      expect(await on.store.search({ words: ["asha"], limit: 9 })).toEqual([]);
    });
  });
};
