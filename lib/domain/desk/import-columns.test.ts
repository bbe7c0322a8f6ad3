// holds: #desk
import { columnsIn } from "./import";

const NONE = () => false;
/** What a head is read as in a list that has a name and a phone besides. */
const roleOf = (head: string) =>
  columnsIn([head, "Surname", "Name", "Phone"], NONE)!.find(({ at }) => at === 0)!.role;

test.each([
  [
    "phone",
    "Mobile No./Phone|Contact No.|Cell|Tel.|WhatsApp|MOBILE_NO|phoneNumber|Ph. No|Alternate number|Number|Customer Mobile|Business Phone|फ़ोन नं|मो. नं.|मोबाईल|सम्पर्क नंबर|नंबर",
  ],
  ["email", "E-mail|Mail ID|emailAddress|Customer Email|ई-मेल पता|ईमेल"],
  [
    "name",
    "Full Name|Party's Name|Name of the Customer|Legal Name|First name|Given Name|ग्राहक का नाम",
  ],
  [
    "businessName",
    "Shop|Company/Firm|Name of Business|Organization 1 - Name|Trade Name|दुकान का नाम|कम्पनी",
  ],
  ["location", "City/Town|Business City|Billing Address|Mailing address|गाँव|दुकान का पता"],
  ["note", "Notes|Remark|टिप्पणी"],
  [
    "other",
    "Phone 1 - Label|E-mail Type|File As|Name Prefix|Contact person's birthday|Call at|फ़ोन का समय|Phone model|Assistant's Phone|E-mail Display Name|Father's Name|Nickname|Customer ID|Party Group|Company Type|Business Street|GST No|Bill number|Shop no|Fax|Person|Title|Do you answer the phone on Sundays too?",
  ],
])("a column is read as %s: %s", (role, heads) => {
  expect(heads.split("|").map((head) => [head, roleOf(head)])).toEqual(
    heads.split("|").map((head) => [head, role]),
  );
});

test.each([
  ["Name,First Name,Last Name", "Name,First Name,Last Name"],
  ["Last Name,First Name", "First Name,Last Name"],
  ["Customer,Owner", "Customer"],
  ["Product Name,Customer", "Customer"],
  ["Student Name,Class", "Student Name"],
  ["Contact,Shop", "Contact"],
])("of %s the name is %s", (heads, names) => {
  const columns = columnsIn([...heads.split(","), "Phone"], NONE)!;
  const read = columns.filter(({ role }) => role === "name").map(({ head }) => head);
  expect(read).toEqual(names.split(","));
});

test("a contact is a phone where its cells are numbers", () => {
  const found = (isPhone: boolean) => columnsIn(["Name", "Contact"], () => isPhone);
  expect(found(true)).toContainEqual({ at: 1, head: "Contact", role: "phone" });
  expect(found(false)).toBeNull();
});
