import fc from "fast-check";

const codePointOf = (text: unknown): number => String(text).codePointAt(0) ?? -1;

/** Any character, a third of them ASCII. fast-check's own unit "binary" takes a second to make, in each test file. */
const anyCharacter: fc.Arbitrary<string> = fc
  .oneof(
    fc.integer({ min: 0, max: 0x7f }),
    fc.integer({ min: 0x80, max: 0xd7ff }),
    fc.integer({ min: 0xe000, max: 0x10_ffff }),
  )
  .map((code) => String.fromCodePoint(code), codePointOf);

/** Any text at all, but for halves of characters. */
export const anyText = (constraints: { maxLength?: number } = {}): fc.Arbitrary<string> =>
  fc.string({ unit: anyCharacter, ...constraints });
