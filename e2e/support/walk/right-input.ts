import { randomUUID } from "node:crypto";
import { newPerson } from "@/test/builders/new-person";

/**
 * What somebody types into a field that is empty, by the field's name; "" leaves it empty. A field that is not here
 * fails the walk: add it with something that its form takes.
 */
export const rightInput = (): Readonly<Record<string, string>> => {
  const { phone, email } = newPerson();
  const id = randomUUID();
  const words = `Walked ${id.slice(0, 8)}`;
  return {
    name: words,
    firstName: "Asha",
    lastName: "Patil",
    email,
    phone,
    businessName: "Patil Stores",
    otherType: "Tailor",
    location: "Pune",
    city: "Pune",
    yearEstablished: "2015",
    industry: "Kirana",
    businessSize: "4 people",
    businessType: "retail",
    experience: "expert",
    message: words,
    text: words,
    "text-en": `${words} {name}`,
    "text-hi": `${words} {name}`,
    // Not like a phone number.
    code: `w-${id.slice(9, 18)}`,
    csv: `name,phone\n${words},${phone}`,
    rupees: "4999",
    paid: "100",
    on: "2026-11-27",
    dueOn: "2027-01-15",
    utr: `UTR${phone.slice(3)}`,
    day: "2027-01-15",
    hour: "11:00",
    daysOff: "",
    customer: words,
    due: "500",
    since: "2026-11-01",
    promised: "",
    came: "100",
    won: "100",
    pasted: `${words} ₹500`,
    website: "",
    from: "",
    to: "",
  };
};
