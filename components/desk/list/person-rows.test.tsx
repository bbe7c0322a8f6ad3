// holds: #desk
import { cleanup, render, screen, within } from "@testing-library/react/pure";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import type { PersonRow } from "@/lib/domain/leads/person-row";
import { PERSON } from "@/test/builders/person-rows";
import { PersonRows } from "./person-rows";

afterEach(cleanup);

const NOW = Date.parse("2026-11-25T15:00:00+05:30");
const HOUR = 60 * 60_000;
const words = deskWordsIn("en");
const BACK = "/desk/leads?status=new";
const show = (row: Partial<PersonRow>) => {
  const rows = [{ ...PERSON, ...row }];
  const { container } = render(
    <PersonRows {...{ lang: "en", words, rows }} back={BACK} now={NOW} />,
  );
  return within(container.querySelector("li")!);
};

test("a row says who, what for, how far, the first words, package and score, and leads back", () => {
  const row = show({});
  const link = row.getByRole("link", { name: /^Asha Patil/ });
  // A new one has nothing to say of how far we are.
  expect(link.querySelector(".status-mark")).toBeNull();
  for (const text of ["Wants to order", "“Udhaar is stuck.”", "47 (C) · "])
    expect(link.textContent).toContain(text);
  expect(link.getAttribute("href")).toBe(
    `/desk/leads/${PERSON.id}?back=${encodeURIComponent(BACK)}&at=0`,
  );
});

test("an order stays in sight behind later questions", () => {
  const counts = [
    { wants: "order", n: 1 },
    { wants: "question", n: 5 },
  ];
  const row = show({ counts });
  expect(row.getByText("6 messages: 1 order, 5 questions", { exact: false })).toBeTruthy();
  expect(row.getByText(/×6/)).toBeTruthy();
});

test.each<[string, Partial<PersonRow>, string, boolean]>([
  ["until when to answer", { answerBy: NOW + HOUR }, "By ", false],
  ["that an answer is late", { answerBy: NOW - 2 * HOUR, nextAt: NOW + HOUR }, "Late by", true],
  ["the next step", { nextAt: NOW + HOUR }, "Due", false],
  ["that the next step is over", { nextAt: NOW - HOUR }, "Since", true],
  ["else when it came", {}, "5", false],
])("the time says %s", (_, row, text, isLate) => {
  show(row);
  const time = document.querySelector("time")!;
  expect(time.textContent).toContain(text);
  expect(time.hasAttribute("data-late")).toBe(isLate);
});

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

test("a tap on call is noted, and opens the dialler also where that fails", () => {
  const sent: [string, RequestInit][] = [];
  const fetched = (path: string, init: RequestInit) => {
    sent.push([path, init]);
    return Promise.reject(new Error("offline"));
  };
  Object.assign(globalThis, { fetch: fetched });
  show({});
  const link = screen.getByRole("link", { name: "Call Asha Patil" });
  let isHeld = true;
  addEventListener(
    "click",
    (event) => ((isHeld = event.defaultPrevented), event.preventDefault()),
    {
      once: true,
    },
  );
  link.click();
  expect(isHeld).toBe(false);
  const [path, { method, keepalive, body }] = sent[0]!;
  expect([path, method, keepalive]).toEqual([`/api/desk/leads/${PERSON.id}`, "POST", true]);
  expect(String(body)).toContain("do=opened&way=phone");
});

test("the next step and the taker are buttons of a plain form with what the operator saw", () => {
  show({ version: 3 });
  const form = document.querySelector("form")!;
  expect([form.method, form.getAttribute("action")]).toEqual(["post", "/api/desk/many"]);
  expect(Object.fromEntries(new FormData(form))).toEqual({
    back: BACK,
    lead: `${PERSON.id}.3`,
    day: "",
  });
  const values = [...form.querySelectorAll("button")].map(({ value }) => value);
  expect(values).toEqual(["evening", "tomorrow", "inThreeDays", "day", "take"]);
  cleanup();
  show({ owner: "ravi@example.in" });
  expect(document.querySelector("button[value=take]")).toBeNull();
  expect(screen.getByText(/· ravi/)).toBeTruthy();
});
