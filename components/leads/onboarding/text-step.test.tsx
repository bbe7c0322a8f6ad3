import { createRef, useState } from "react";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { onboardingFormIn } from "@/lib/content/slices/onboarding-words";
import { fill } from "@/lib/domain/core/fill";
import { LANGS } from "@/lib/domain/core/languages";
import { TextStep } from "./text-step";

afterEach(cleanup);

test.each(LANGS)(
  "%s: a number with two readings is asked about; a tap writes the answer",
  (lang) => {
    const { words } = onboardingFormIn(lang);
    const { ask, indian, abroad } = words.phoneQuestion;
    function Step() {
      const [text, setText] = useState("+65 9123 4567");
      const control = createRef<HTMLInputElement>();
      const [hinted, setHinted] = useState<string | null>(text);
      const step = { field: "phone", words, text, hinted, control } as const;
      return (
        <form>
          <TextStep {...step} onType={setText} onAnswer={() => setHinted(null)} />
        </form>
      );
    }
    for (const [answer, phone] of [
      [fill(indian, { phone: "+91 6591234567" }), "+91 6591234567"],
      [abroad, "006591234567"],
    ] as const) {
      cleanup();
      render(<Step />);
      expect(screen.getByRole("alert")).toHaveTextContent(ask);
      fireEvent.click(screen.getByRole("button", { name: answer }));
      expect(screen.getByLabelText(words.steps.phone.label)).toHaveValue(phone);
      expect(screen.getByLabelText(words.steps.phone.label)).toHaveFocus();
      expect(screen.queryByRole("alert")).toBeNull();
    }
  },
);
