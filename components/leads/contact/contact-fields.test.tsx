// holds: #contact
import { cleanup, render, screen } from "@testing-library/react";
import { contactFormIn } from "@/lib/content/slices/lead-words";
import { LANGS } from "@/lib/domain/core/languages";
import { ContactFields } from "./contact-fields";

afterEach(cleanup);

test.each(LANGS)(
  "%s: a plain question requires name, phone, email and message; an order no email; the phone comes first",
  (lang) => {
    const { words } = contactFormIn(lang);
    const { asks } = words;
    for (const isEmailOptional of [false, true]) {
      const { container } = render(
        <form>
          <ContactFields {...{ words, isEmailOptional }} problemOf={() => null} />
        </form>,
      );
      const fields = [...container.querySelectorAll<HTMLInputElement>("[name]")];
      expect(fields.map(({ name }) => name)).toEqual([
        ...["name", "phone", "email", "businessType", "message"],
      ]);
      const required = fields.filter((field) => field.required).map(({ name }) => name);
      const email = isEmailOptional ? [] : ["email"];
      expect(required).toEqual(["name", "phone", ...email, "message"]);
      const label = isEmailOptional ? asks.email.optional : asks.email.label;
      expect(screen.getByLabelText(label)).toHaveAttribute("inputmode", "email");
      cleanup();
    }
  },
);
