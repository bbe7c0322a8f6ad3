import { tableOf, withSection } from "./results";

test("a table has the columns of its first row, and a bar in a cell ends none", () => {
  const table = tableOf([
    { page: "/a|b", KB: 8.4321 },
    { page: "/c", KB: 1234.5 },
  ]);
  expect(table).toBe("| page | KB |\n| --- | --- |\n| /a\\|b | 8.43 |\n| /c | 1235 |");
});

test("a section takes the place of the one with its title, and no other's", () => {
  const first = withSection("# Results\n\nHow.\n", "Bytes", "old");
  const both = withSection(first, "Bytes of more", "kept");
  expect(both).toBe("# Results\n\nHow.\n\n## Bytes\n\nold\n\n## Bytes of more\n\nkept\n");
  expect(withSection(both, "Bytes", "new")).toBe(both.replace("old", "new"));
});
