// holds: #desk
import type { LeadStatus } from "@/lib/domain/leads/lead-notes";
import { importListIn, MOST_IMPORTED } from "./import";

const STAGES: Readonly<Record<string, LeadStatus>> = { won: "won", "बात चल रही है": "talking" };
const listIn = (csv: string) => importListIn(csv, (word) => STAGES[word.toLowerCase()] ?? null);

test("a list in English: numbers that can be dialled, addresses, stages, notes", () => {
  const list = listIn(
    [
      "Full Name,Mobile No.,E-mail,City,Stage,Remarks",
      'Asha Patil,98470 65432,Asha@Example.in,Pune,Won,"Paid, in March"',
      "Ravi,,ravi@example.in,,Interested,Call in May",
    ].join("\r\n"),
  )!;
  expect(list).toEqual({
    rows: [
      expect.objectContaining({
        place: 0,
        name: "Asha Patil",
        phone: "+919847065432",
        email: "Asha@example.in",
        location: "Pune",
        status: "won",
        note: "Paid, in March",
        businessName: "",
      }),
      expect.objectContaining({ phone: "", status: "new", note: "Interested. Call in May" }),
    ],
    twice: [],
    wrong: [],
  });
});

test.each([
  "9822067890.0",
  "'9822067890",
  '="9822067890"',
  "98220 67890 / 98220 67891",
  "+91 98220 67890 ::: +91 98220 67891",
])("the phone cell %s has a number", (cell) => {
  const { rows, wrong } = listIn(`Name;Phone\nAsha;"${cell.replaceAll('"', '""')}"`)!;
  expect({ phones: rows.map(({ phone }) => phone), wrong }).toEqual({
    phones: ["+919822067890"],
    wrong: [],
  });
});

test("a list in Hindi, with digits of Hindi and semicolons", () => {
  const list = listIn("नाम;फोन;शहर;स्थिति\nसुनीता;९८४७० ६५४३२;नागपुर;बात चल रही है")!;
  expect(list.rows).toMatchObject([
    { name: "सुनीता", phone: "+919847065432", location: "नागपुर", status: "talking" },
  ]);
});

test("who is in the file twice is not added twice; wrong lines have their number and reason", () => {
  const list = listIn(
    [
      "name,phone,email",
      "Asha,9847065432,",
      "Asha P.,+91 98470-65432,",
      ",9847065433,",
      "Nobody,,",
      "Wrong,12345,",
      "Odd,,a@b",
      `${"x".repeat(101)},9847065434,`,
      "Mina,9847065435,mina@example.in",
      "Meena,,MINA@example.in",
    ].join("\n"),
  )!;
  expect(list.rows.map(({ name }) => name)).toEqual(["Asha", "Mina"]);
  expect(list.twice.map(({ row, first }) => [row.name, first.name])).toEqual([
    ["Asha P.", "Asha"],
    ["Meena", "Mina"],
  ]);
  expect(list.wrong).toEqual([
    {
      line: 4,
      fault: "name",
    },
    {
      line: 5,
      fault: "contact",
    },
    {
      line: 6,
      fault: "phone",
    },
    {
      line: 7,
      fault: "email",
    },
    {
      line: 8,
      fault: "long",
    },
  ]);
});

test.each([
  ["nothing", ""],
  ["no column of names", "phone\n9847065432"],
  ["no way to answer", "name,city\nAsha,Pune"],
  ["too many people", `name,phone\n${"Asha,9847065432\n".repeat(MOST_IMPORTED + 1)}`],
])("%s is no list", (_, csv) => {
  expect(listIn(csv)).toBeNull();
});
