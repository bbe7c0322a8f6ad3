import { cleanup, render, screen } from "@testing-library/react";
import { contentIn } from "@/lib/content";
import { LANGS } from "@/lib/domain/core/languages";
import { ContactFields } from "./contact-fields";

afterEach(cleanup);

test.each(LANGS)(
  "%s: the browser asks for name, e-mail, phone and message, not for the kind of business",
  (lang) => {
    const { leads } = contentIn(lang);
    const { container } = render(
      <form>
        <ContactFields words={leads} problemOf={() => null} />
      </form>,
    );
    const field = (name: keyof typeof leads.fields) => screen.getByLabelText(leads.fields[name]);
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
