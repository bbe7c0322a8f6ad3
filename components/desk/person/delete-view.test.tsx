import { render, screen } from "@testing-library/react";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { CONTACT } from "@/test/builders/desk-leads";
import { PART_PAID, personDetailOf } from "@/test/builders/person-details";
import { DeleteView } from "./delete-view";

const words = deskWordsIn("en");

test("the question names the money, and ticks the person's own messages alone", () => {
  const other = personDetailOf({ b: { ...CONTACT, reference: "BG-0THER00" } });
  const { container } = render(
    <DeleteView
      {...{ lang: "en", words, back: "/desk/people/p/delete", said: null }}
      detail={personDetailOf({ a: CONTACT }, { sales: [PART_PAID], stage: "won" })}
      alike={other.messages}
    />,
  );
  expect(container).toHaveTextContent("₹8,000 of ₹17,699 were paid for Strategic Growth Planning");
  expect(screen.getByRole("checkbox", { name: /BG-C0NTACT/ })).toBeChecked();
  expect(screen.getByRole("checkbox", { name: /BG-0THER00/ })).not.toBeChecked();
});
