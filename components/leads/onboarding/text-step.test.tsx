import { createRef } from "react";
import { cleanup, render, screen } from "@testing-library/react";
import { onboardingFormIn } from "@/lib/content/slices/onboarding-words";
import { LANGS } from "@/lib/domain/core/languages";
import { TextStep } from "./text-step";

afterEach(cleanup);

test.each(LANGS)(
  "%s: the e-mail's step is an e-mail input, the phone's brings the keys of a phone",
  (lang) => {
    const { words } = onboardingFormIn(lang);
    const inputOf = (field: "email" | "phone" | "location") => {
      cleanup();
      render(
        <TextStep field={field} words={words} text="" control={createRef()} onType={() => {}} />,
      );
      return screen.getByLabelText(words.steps[field].label);
    };
    expect(inputOf("email")).toHaveAttribute("inputmode", "email");
    expect(inputOf("email")).not.toHaveAttribute("type");
    expect(inputOf("phone")).toHaveAttribute("inputmode", "tel");
    expect(inputOf("location")).not.toHaveAttribute("type");
  },
);
