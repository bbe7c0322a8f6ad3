import { flightRows } from "./flight-rows";

test("rows are told apart: JSON, a text by its length in bytes, and instructions that may share an id", () => {
  const text = "₹6,999\n2:[]";
  const size = Buffer.byteLength(text).toString(16);
  const flight = `0:{"a":1}\n5:X\n1f:T${size},${text}:HL["/a.css","style"]\n5:C\n2:"$Sreact.fragment"\n`;
  const rows = flightRows(flight);
  expect(rows.map(({ id, kind, value }) => [id, kind, value])).toEqual([
    ["0", "json", { a: 1 }],
    ["5", "other", undefined],
    ["1f", "text", text],
    ["", "other", undefined],
    ["5", "other", undefined],
    ["2", "json", "$Sreact.fragment"],
  ]);
  expect(rows.map((row) => row.text).join("")).toBe(flight);
});

test.each([
  ["without an end", '0:{"a":1}'],
  ["with a text that is longer than what is there", "1:T20,short"],
  ["without an id", "nothing\n"],
])("a state %s is refused", (_, flight) => {
  expect(() => flightRows(flight)).toThrow("a state that is cut short");
});
