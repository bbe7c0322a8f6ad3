// holds: #pages, #contact
import { contentIn } from "@/lib/content";
import { contactRequestFrom, requestOpening, requestText } from "./contact-request";
import { CONTACT_TOPICS } from "./contact-topics";
import { PACKAGES } from "@/lib/domain/check/packages";

test("a button's address names the topic and the package", () => {
  for (const topic of CONTACT_TOPICS)
    for (const pack of PACKAGES)
      expect(contactRequestFrom(`?topic=${topic}&package=${pack.id}`)).toEqual({ topic, pack });
});

test("anything else is a question about no package", () => {
  for (const query of ["", "?", "?topic=toString&package=__proto__", "?topic=ORDER&package=gold"])
    expect(contactRequestFrom(query)).toEqual({ topic: "question", pack: null });
});

test("a message begins with the request, and names the package", () => {
  const { contact, packages } = contentIn("en");
  const { texts } = contact;
  const pack = PACKAGES[2];
  for (const topic of CONTACT_TOPICS) {
    expect(requestText({ topic, pack: null }, texts, packages.plain)).toBe(texts[topic]);
    expect(requestText({ topic, pack }, texts, packages.plain)).toContain(
      `${pack.name} (${packages.plain.suite})`,
    );
    expect(requestOpening({ topic, pack }, texts, packages.plain)).toMatch(/^Hello, .+\n$/);
  }
});
