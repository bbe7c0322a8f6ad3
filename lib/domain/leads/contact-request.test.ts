// holds: #pages, #contact
import { packageTableIn } from "@/lib/content/facts/prices";
import { contentIn } from "@/lib/content";
import { contactPath } from "./contact-topics";
import { contactRequestFrom, requestOpening, requestText } from "./contact-request";
import { CONTACT_TOPICS } from "./contact-topics";
import { OFFERED } from "@/lib/domain/check/packages";

test("a button's address names the topic and the package", () => {
  for (const topic of CONTACT_TOPICS)
    for (const pack of OFFERED) expect(contactRequestFrom(topic, pack.id)).toEqual({ topic, pack });
});

test("anything else is a question about no package", () => {
  for (const [topic, packId] of [[], ["toString", "__proto__"], ["ORDER", "gold"]])
    expect(contactRequestFrom(topic, packId)).toEqual({ topic: "question", pack: null });
});

test("an address names topic and package, a question about none is the page itself", () => {
  expect(contactPath()).toBe("/contact");
  expect(contactPath("demo")).toBe("/contact/demo");
  expect(contactPath("question", "suite")).toBe("/contact/question/suite");
});

test("a message begins with the request, and names the package", () => {
  const { contact } = contentIn("en");
  const { texts } = contact;
  const pack = OFFERED[2]!;
  const table = packageTableIn("en");
  for (const topic of CONTACT_TOPICS) {
    expect(requestText({ topic, pack: null }, texts, table)).toBe(texts[topic]);
    expect(requestText({ topic, pack }, texts, table)).toContain(
      `${table["suite"]!.plain} (${pack.name})`,
    );
    expect(requestOpening({ topic, pack }, texts, table)).toMatch(/^Hello, .+\n$/);
  }
  expect(requestOpening({ topic: "question", pack: null }, texts, table)).toBe("");
});
