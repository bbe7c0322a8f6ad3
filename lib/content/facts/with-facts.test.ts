// holds: #operator-facts
import { withFacts } from "./with-facts";

const FACTS = { city: "Kanpur", days: 7, court: null, officer: null };

test.each([
  ["We sit in {city}.", "We sit in Kanpur."],
  ["Paid within {days} days, {name}.", "Paid within 7 days, {name}."],
  ["Law holds.[ Courts in {court} decide.]", "Law holds."],
  ["Law holds.[ Courts in {city} decide.]", "Law holds. Courts in Kanpur decide."],
  ["[Courts in {court}|The courts of the law] decide.", "The courts of the law decide."],
  ["[Ask {officer}. ]Answer in {days} days.", "Answer in 7 days."],
  ["Ask {officer}.", ""],
])("%s → %s", (written, shown) => {
  expect(withFacts(FACTS, written)).toBe(shown);
});

test("a text without its fact leaves its list, and stays empty under a key", () => {
  expect(withFacts(FACTS, { points: ["Ask {officer}.", "Write."], title: "{court}" })).toEqual({
    points: ["Write."],
    title: "",
  });
});

test("a link inside a post is no optional part", () => {
  const text = "See [the sheet](/sheets/sales-plan)[, by {name}].";
  expect(withFacts({ name: null }, text)).toBe("See [the sheet](/sheets/sales-plan).");
});
