// holds: #desk
import { NOTE_CHARS } from "@/lib/domain/leads/person-notes";
import { importListIn, isLettersLost, MOST_IMPORTED } from "./import";

const WORDS = { cut: "(cut here)", lost: "digits lost" };
const listIn = (...lines: string[]) => importListIn(lines.join("\r\n"), WORDS)!;

test("Google Contacts: names joined, several numbers and addresses, labels are no contact", () => {
  const list = listIn(
    "First Name,Middle Name,Last Name,Phonetic First Name,Name Prefix,File As,Organization Name,Organization Title,Birthday,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value,Address 1 - Formatted,Address 1 - City",
    'Asha,,Patil,Aa-sha,Dr,"Patil, Asha",Asha Stores,Owner,1980-02-01,* myContacts,Home,asha@shop.in ::: a.patil@shop.in,Work,020 2612 3456,Mobile,+91 98220 67890 ::: +91 97220 67890,"12, MG Road\nPune",Pune',
  );
  expect(list.wrong).toEqual([]);
  expect(list.rows).toEqual([
    {
      place: 0,
      line: 2,
      sameAs: null,
      name: "Asha Patil",
      businessName: "Asha Stores",
      phone: "+919822067890",
      email: "asha@shop.in",
      location: "Pune",
      note: "Phonetic First Name: Aa-sha · Name Prefix: Dr · File As: Patil, Asha · Organization Title: Owner · Birthday: 1980-02-01 · Labels: * myContacts · E-mail 1 - Label: Home · E-mail 1 - Value: a.patil@shop.in · Phone 1 - Label: Work · Phone 1 - Value: 020 2612 3456 · Phone 2 - Label: Mobile · Phone 2 - Value: +91 97220 67890 · Address 1 - Formatted: 12, MG Road Pune",
    },
  ]);
  expect(list.read).toEqual({
    name: ["First Name", "Middle Name", "Last Name"],
    phone: ["Phone 1 - Value", "Phone 2 - Value"],
    email: ["E-mail 1 - Value"],
    businessName: ["Organization Name"],
    location: ["Address 1 - City", "Address 1 - Formatted"],
  });
});

test.each([
  [
    "Outlook",
    "First Name,Last Name,Company,Mobile Phone,Business Phone,Business Fax,E-mail Address,E-mail Type,E-mail Display Name,Business City,Business Country/Region",
    "Asha,Patil,Asha Stores,,+91 98220 67890,020 2612 3457,asha@shop.in,SMTP,Asha P,Pune,India",
    "Business Fax: 020 2612 3457 · E-mail Type: SMTP · E-mail Display Name: Asha P · Business Country/Region: India",
  ],
  [
    "Vyapar",
    "Party Name,Phone No.,Email,Billing Address,Company,GSTIN,Receivable Balance",
    "Asha Patil,9822067890,asha@shop.in,Pune,Asha Stores,27AAPFU0939F1ZV,8499",
    "GSTIN: 27AAPFU0939F1ZV · Receivable Balance: 8499",
  ],
  [
    "plain Excel, a title above, empty rows, Call at",
    "Customer list, 2026,,,,,\r\n,,,,,,\r\nCustomer,Mob.,Mail ID,Town,Shop Name,Call at,Remarks",
    'Asha Patil,98220-67890,asha@shop.in,Pune,Asha Stores,5 pm,"Paid, in March"',
    "Paid, in March · Call at: 5 pm",
  ],
  [
    "Hindi, semicolons",
    "ग्राहक का नाम;मोबाइल नं.;ई-मेल;शहर;दुकान का नाम;फ़ोन का समय;स्थिति;टिप्पणी",
    "Asha Patil;९८२२० ६७८९०;asha@shop.in;Pune;Asha Stores;5 बजे;जीता;कल",
    "कल · फ़ोन का समय: 5 बजे · स्थिति: जीता",
  ],
  [
    "a named separator, an account book",
    "sep=;\r\nCustomer Name;Contact No;Email;Address;Firm;You'll Get (₹);Last Txn, date",
    "Asha Patil;9822067890;asha@shop.in;Pune;Asha Stores;8,499;3-Nov",
    "You'll Get (₹): 8,499 · Last Txn, date: 3-Nov",
  ],
  [
    "copied cells, and a contact that is a number",
    "Name\tContact\tE-mail\tCity\tBusiness\tType of business",
    "Asha Patil\t98220 67890\tasha@shop.in\tPune\tAsha Stores\tKirana",
    "Type of business: Kirana",
  ],
  [
    "a name and a surname, programs' spellings",
    "name,Surname,phoneNo,emailId,city,companyName,Stage",
    "Asha,Patil,9822067890,asha@shop.in,Pune,Asha Stores,Hot",
    "Stage: Hot",
  ],
  [
    "a contact that is a person, a product",
    "Product Name,Contact,WhatsApp,E-mail,Place,Organisation",
    "Tea,Asha Patil,9822067890,asha@shop.in,Pune,Asha Stores",
    "Product Name: Tea",
  ],
  [
    "a form's questions",
    "Timestamp,What is your name?,What is your phone number?,Email address,Your city,Name of the shop,Do your customers often call you by phone and leave?",
    "3/11,Asha Patil,9822067890,asha@shop.in,Pune,Asha Stores,No",
    "Timestamp: 3/11 · Do your customers often call you by phone and leave?: No",
  ],
])("%s", (_, heads, row, note) => {
  const { rows, wrong } = listIn(heads, row);
  expect({ rows, wrong }).toEqual({
    rows: [
      {
        place: 0,
        line: heads.replace(/sep=.\r\n/, "").split("\r\n").length + 1,
        sameAs: null,
        name: "Asha Patil",
        phone: "+919822067890",
        email: "asha@shop.in",
        location: "Pune",
        businessName: "Asha Stores",
        note,
      },
    ],
    wrong: [],
  });
});

test.each([
  ["9822067890.0", ""],
  ["'9822067890", ""],
  ['="9822067890"', ""],
  ["98220 67890 / 98220 67890", ""],
  ["98220 67890 / 97200 67891", "97200 67891"],
  ["+91 98220 67890 ::: +91 97200 67891", "+91 97200 67891"],
  ["98220 67890\n97200 67891", "97200 67891"],
  ["98220 67890 or 97200 67891, shop", "97200 67891, shop"],
  ["020 2612 3456, 9822067890", "020 2612 3456"],
  ["9999999999 / 9822067890", "9999999999"],
  ["9.19822E+11 / 9822067890", "9.19822E+11 (digits lost)"],
])("the phone cell %j has a number, and what is left is in the note", (cell, rest) => {
  const { rows, wrong } = listIn("Name;Phone", `Asha;"${cell.replaceAll('"', '""')}"`);
  expect({ phones: rows.map(({ phone, note }) => [phone, note]), wrong }).toEqual({
    phones: [["+919822067890", rest && `Phone: ${rest}`]],
    wrong: [],
  });
});

test("of several columns the first that is right counts, a mobile before a landline", () => {
  const { rows } = listIn(
    "Name,Phone,Mobile,Email,E-mail 2",
    "Asha,,98220 67890,a@b,asha@shop.in",
    "Ravi,020 2612 3456,98220 67891,,",
    "Mina,12345,,mina@shop.in,-",
    "Tara,mina@home.in,98220 67892,,",
  );
  expect(rows.map(({ phone, email, note }) => [phone, email, note])).toEqual([
    ["+919822067890", "asha@shop.in", "Email: a@b"],
    ["+919822067891", "", "Phone: 020 2612 3456"],
    ["", "mina@shop.in", "Phone: 12345"],
    ["+919822067892", "mina@home.in", ""],
  ]);
});

test("numbers and addresses that nobody has are no key", () => {
  const { rows } = listIn(
    "Name,Phone,Email",
    ...["Asha", "Ravi", "Mina"].map((name) => `${name},9999999999,test@shop.in`),
  );
  expect(rows.map(({ name, sameAs }) => [name, sameAs])).toEqual([
    ["Asha", null],
    ["Ravi", null],
    ["Mina", null],
  ]);
});

test("rows of one phone, or of one address and no other phone, are one person's", () => {
  const { rows } = listIn(
    "name,phone,email,note",
    "Rita,9847065432,,",
    "Mohan,+91 98470-65432,shop@shop.in,wants order 8499",
    "Mina,9847065435,mina@shop.in,",
    "Meena,,MINA@shop.in,",
    "Mona,9847065436,mina@shop.in,",
    "Shop,,shop@shop.in,",
  );
  expect(rows.map(({ name, place, sameAs }) => [name, place, sameAs])).toEqual([
    ["Rita", 0, null],
    ["Mohan", 1, 0],
    ["Mina", 2, null],
    ["Meena", 3, 2],
    ["Mona", 4, null],
    ["Shop", 5, 0],
  ]);
  expect(rows[1]!.note).toBe("wants order 8499");
});

test("a wrong row has its number in the spreadsheet, its name and its reason", () => {
  const long = "x".repeat(101);
  const { rows, wrong } = listIn(
    "Customers,,,",
    "name,phone,email,shop,note",
    'Asha,9847065432,,,"three\nlines\nof it"',
    ",9847065433,,,",
    "Nobody,,-,,",
    "Wrong,12345,,,",
    ",,,,",
    "Odd,,a@b,,",
    "Excel,9.19822E+11,,,",
    `${long},9847065434,,,`,
    `${long},9847065435,,Stores,`,
  );
  expect(
    rows.map(({ line, name, businessName, note }) => [line, name, businessName, note]),
  ).toEqual([
    [3, "Asha", "", "three\nlines\nof it"],
    [11, "", "Stores", `name: ${long}`],
  ]);
  expect(wrong.map(({ line, name, fault }) => [line, name, fault])).toEqual([
    [4, "+919847065433", "name"],
    [5, "Nobody", "contact"],
    [6, "Wrong", "phone"],
    [8, "Odd", "email"],
    [9, "Excel", "digits"],
    [10, "+919847065434", "long"],
  ]);
  expect(wrong[2]!.row.note).toBe("phone: 12345");
});

test("a note is cut only where it is too long, and says so", () => {
  const noteOf = (text: string) =>
    listIn("name,phone,note", `Asha,9847065432,${text}`).rows[0]!.note;
  expect(noteOf("न".repeat(NOTE_CHARS))).toBe("न".repeat(NOTE_CHARS));
  const cut = noteOf("😀".repeat(NOTE_CHARS + 1));
  expect(cut).toMatch(/😀 \(cut here\)$/u);
  expect([...cut]).toHaveLength(NOTE_CHARS);
});

test.each([
  "Name,Phone\n????,9822067890",
  "???,?????\n???? ??,9822067890",
  "Name,Phone\n\ufffd\ufffd,9822067890",
  "Name,Phone\nà¤†à¤¶à¤¾,9822067890",
  "Name,Phone\nJosÃ©,9822067890",
  "Name,Phone\nDâ€™Souza,9822067890",
])("letters were lost in %j", (csv) => {
  expect([isLettersLost(csv), importListIn(csv)]).toEqual([true, null]);
});

test("a short row, another country's number as our export groups it, and the same person twice", () => {
  const { rows } = importListIn(
    "Name,Phone,Email,Note\nAsha,44 74001 23456\n'=Ravi,9822067890,r@shop.in,\nRavi,,r@shop.in",
  )!;
  expect(rows.map(({ name, phone, sameAs }) => [name, phone, sameAs])).toEqual([
    ["Asha", "+447400123456", null],
    ["=Ravi", "+919822067890", null],
    ["Ravi", "", 1],
  ]);
});

test("a head for any contact, a column without a head, names that repeat each other, a cell too long for a number", () => {
  const { rows, wrong } = listIn(
    "First Name,Last Name,Contact,Mail,",
    `Ravi`,
    `Asha Patil,Patil,98220 67890,,regular`,
    `Meena,,98220 67891 ${"x".repeat(NOTE_CHARS)},m@shop.in`,
    `,,,nobody@shop.in`,
  );
  expect(rows.map(({ name, phone, note }) => [name, phone, note.slice(0, 8)])).toEqual([
    ["Asha Patil", "+919822067890", "regular"],
    ["Meena", "", "Contact:"],
  ]);
  expect(wrong.map(({ name, fault }) => [name, fault])).toEqual([
    ["Ravi", "contact"],
    ["nobody@shop.in", "name"],
  ]);
});

test.each(["Asha?,9822067890,Really????", "José,9822067890,à la carte", "आशा,9822067890,???"])(
  "no letters were lost in %s",
  (row) => {
    expect(listIn("Name,Phone,Note", row).rows).toHaveLength(1);
  },
);

test.each([
  ["nothing", ""],
  ["no column of names", "phone\n9847065432"],
  ["no way to answer", "name,city\nAsha,Pune"],
  ["heads too far below", `${"title\n".repeat(5)}name,phone\nAsha,9847065432`],
  ["too many people", `name,phone\n${"Asha,9847065432\n".repeat(MOST_IMPORTED + 1)}`],
  ["too many columns", `name,phone${",".repeat(999_000)}`],
])("%s is no list", (_, csv) => {
  expect(importListIn(csv)).toBeNull();
});

test("the longest list is read", () => {
  const { rows } = listIn(
    "A title",
    "name,phone",
    ...Array<string>(MOST_IMPORTED).fill("A,98220 67890"),
  );
  expect(rows).toHaveLength(MOST_IMPORTED);
});
