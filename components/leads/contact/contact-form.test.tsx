// holds: #contact
import { cleanup, render, screen } from "@testing-library/react";
import { askedIn, contactPageIn } from "@/lib/content/slices/contact-words";
import { LANGS } from "@/lib/domain/core/languages";
import { contactRequestFrom } from "@/lib/domain/leads/contact-request";
import { ContactForm } from "./contact-form";

const realFetch = globalThis.fetch;
beforeEach(() => (globalThis.fetch = () => new Promise(() => {})));
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

test.each(LANGS)(
  "%s: a plain question requires name, phone, email and message; an order no email and no type of business; the phone comes first",
  (lang) => {
    const words = contactPageIn(lang);
    const { asks } = words.form.words;
    for (const [topic, packId] of [[], ["order"], ["demo"], ["call"], ["question", "suite"]]) {
      const isEmailOptional = topic !== undefined;
      const request = contactRequestFrom(topic, packId);
      const { container } = render(
        <ContactForm {...{ lang, request, ...words }} asked={askedIn(lang, request)} />,
      );
      const fields = [
        ...container.querySelectorAll<HTMLInputElement>(
          "[id^=contact-][name]:not([type=checkbox])",
        ),
      ];
      const type = isEmailOptional ? [] : ["businessType"];
      const names = ["name", "phone", "email", ...type, "message"];
      expect(fields.map(({ name }) => name)).toEqual(names);
      const required = fields.filter((field) => field.required).map(({ name }) => name);
      const email = isEmailOptional ? [] : ["email"];
      expect(required).toEqual(["name", "phone", ...email, "message"]);
      const label = isEmailOptional ? asks.email.optional : asks.email.label;
      expect(screen.getByLabelText(label)).toHaveAttribute("inputmode", "email");
      cleanup();
    }
  },
);
