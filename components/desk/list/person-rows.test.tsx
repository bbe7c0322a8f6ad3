// holds: #desk
import { cleanup, render, within } from "@testing-library/react/pure";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import type { PersonRow } from "@/lib/domain/leads/person-row";
import { PERSON } from "@/test/builders/person-details";
import { PersonRows } from "./person-rows";

afterEach(cleanup);

const NOW = Date.parse("2026-11-25T15:00:00+05:30");
const words = deskWordsIn("en");
const BACK = "/desk/leads?status=new";
const show = (row: Partial<PersonRow>) => {
  const rows = [{ ...PERSON, ...row }];
  const { container } = render(
    <PersonRows {...{ lang: "en", words, rows }} back={BACK} now={NOW} />,
  );
  return within(container.querySelector("li")!);
};

test("call and WhatsApp are one tap; who may not be reached has neither", () => {
  const row = show({});
  expect(row.getByRole("link", { name: "Call Asha Patil" }).getAttribute("href")).toBe(
    "tel:+919876543210",
  );
  const chat = row.getByRole("link", { name: /^WhatsApp to Asha Patil/ });
  expect(chat.getAttribute("href")).toBe(`/desk/go/${PERSON.id}?way=whatsapp`);
  expect(chat.getAttribute("target")).toBe("_blank");
  cleanup();
  const ended = show({ isEnded: true });
  expect(ended.getAllByRole("link")).toHaveLength(1);
  expect(ended.getByText(/Do not contact/)).toBeTruthy();
});
