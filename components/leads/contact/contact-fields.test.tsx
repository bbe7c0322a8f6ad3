// holds: #contact
import { cleanup, render, screen } from "@testing-library/react";
import { contactFormIn } from "@/lib/content/slices/lead-words";
import { LANGS } from "@/lib/domain/core/languages";
import { ContactFields } from "./contact-fields";

afterEach(cleanup);

test.each(LANGS)(
  "%s: the browser asks for name, e-mail, phone and message, not for the kind of business",
  (lang) => {
    const { words } = contactFormIn(lang);
    const { container } = render(
      <form>
        <ContactFields words={words} problemOf={() => null} />
      </form>,
    );
    const field = (name: keyof typeof words.asks) => screen.getByLabelText(words.asks[name].label);
    for (const name of ["name", "email", "phone", "message"] as const)
      expect(field(name)).toBeRequired();
    expect(field("businessType")).not.toBeRequired();
    expect(field("email")).toHaveAttribute("inputmode", "email");
    const names = [...container.querySelector("form")!.elements].map((one) =>
      one.getAttribute("name"),
    );
    expect(names).toEqual(["name", "email", "phone", "businessType", "message"]);
  },
);
