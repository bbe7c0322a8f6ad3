// holds: #paying
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { payWordsIn } from "@/lib/content/slices/pay-words";
import { LANGS } from "@/lib/domain/core/languages";
import type { PayView } from "@/lib/domain/leads/pay-view";
import { PayWays } from "./pay-ways";

const words = payWordsIn("en");
const PAY: PayView = {
  reference: "BG-7K3Q9XM",
  rupees: 8259,
  payee: "Saathi",
  claims: [],
  payments: [],
  ways: {
    page: {
      href: "https://pay.rupeegate.in/suite?ref=BG-7K3Q9XM",
      host: "pay.rupeegate.in",
    },
    upi: {
      address: "saathi@nadibank",
      isMerchant: true,
    },
    bank: {
      holder: "Saathi LLP",
      account: "003456789012",
      ifsc: "NADI0001234",
    },
  },
};
const UTR = "412345678901";

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
beforeEach(() => {
  fetched.mockReset();
  globalThis.fetch = fetched as typeof fetch;
  screenOf(1_280);
});
afterEach(cleanup);

const screenOf = (width: number) => {
  window.matchMedia = ((query: string) => ({
    matches: width >= Number(/\d+/.exec(query)![0]),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
};
const show = (pay: PayView = PAY, lang: (typeof LANGS)[number] = "en") =>
  render(<PayWays {...{ lang, pay, words: payWordsIn(lang) }} token="token" />).container;
const claim = (utr: string, way = "upi") => {
  fireEvent.change(screen.getByLabelText(words.claim.way), { target: { value: way } });
  fireEvent.change(screen.getByLabelText(words.claim.number), { target: { value: utr } });
  fireEvent.click(screen.getByRole("button", { name: words.claim.send }));
};
const answers = (status: number, body: object) =>
  fetched.mockImplementation(async () => Response.json(body, { status }));

test.each(LANGS)(
  "%s: amount, reference and the ways that exist; the page's host is named",
  (lang) => {
    const box = show(PAY, lang);
    for (const text of ["₹8,259", "BG-7K3Q9XM", "saathi@nadibank", "003456789012", "NADI0001234"])
      expect(box).toHaveTextContent(text);
    const link = screen.getByRole("link");
    expect(link).toHaveAttribute("href", PAY.ways.page!.href);
    expect(link).toHaveTextContent("pay.rupeegate.in");
    expect(box.textContent).toMatch(/UPI PIN/);
  },
);

test("there is no card field, no script and no upi: link; nothing is ticked or typed before", () => {
  const box = show();
  expect(box.querySelectorAll("script, iframe, [href^='upi:'], :checked:not(option)")).toHaveLength(
    0,
  );
  const inputs = [...box.querySelectorAll("input")];
  expect(inputs.map(({ name, value, type }) => [name, value, type])).toEqual([["utr", "", "text"]]);
});

test("only what exists is shown", () => {
  const box = show({ ...PAY, ways: { page: null, upi: null, bank: PAY.ways.bank } });
  expect(screen.queryByRole("link")).toBeNull();
  expect(box).not.toHaveTextContent("saathi@nadibank");
  expect(screen.queryByLabelText(words.claim.way)).toBeNull();
  expect(box).toHaveTextContent(words.claim.hints.bank);
});

test("a QR code is for a verified merchant, on a screen of 768 px or more, loaded by a tap", async () => {
  const button = () => screen.queryByRole("button", { name: words.upi.qr });
  show({ ...PAY, ways: { ...PAY.ways, upi: { address: "a@bank", isMerchant: false } } });
  expect(button()).toBeNull();
  cleanup();
  screenOf(767);
  show();
  expect(button()).toBeNull();
  cleanup();
  screenOf(768);
  show();
  fireEvent.click(button()!);
  expect(await screen.findByRole("img", { name: /₹8,259 .*saathi@nadibank/ })).toBeInTheDocument();
});

test("a number is sent with its way and no sum, and is said to be unconfirmed", async () => {
  const told = { ...PAY, claims: [{ at: Date.now(), way: "upi", utr: UTR }] };
  answers(200, { pay: told });
  const box = show();
  claim(" 4123 4567 8901 ");
  await screen.findByText(words.claim.sent);
  expect(box).toHaveTextContent(`UPI, ${UTR}`);
  const [path, { body }] = fetched.mock.calls[0]!;
  expect(path).toBe("/api/requests/paid");
  expect(JSON.parse(String(body))).toEqual({ token: "token", lang: "en", way: "upi", utr: UTR });
  expect(box).not.toHaveTextContent(/^Paid:/);
});

test("a wrong number stays in its field, and is not sent", () => {
  const box = show();
  claim("1234");
  expect(box).toHaveTextContent(words.claim.wrong.upi);
  expect(screen.getByLabelText(words.claim.number)).toHaveValue("1234");
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  [503, "store", words.claim.failed],
  [409, "full", words.claim.full],
  [422, "utr", words.claim.wrong.upi],
])("an answer of %d keeps the number, and says what to do", async (status, code, text) => {
  answers(status, { error: { code, message: "" } });
  show();
  claim(UTR);
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByLabelText(words.claim.number)).toHaveValue(UTR);
});

test("offline it says so", async () => {
  fetched.mockRejectedValue(new TypeError("offline"));
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  show();
  claim(UTR);
  await waitFor(() => expect(screen.getByText(words.claim.offline)).toBeInTheDocument());
  jest.restoreAllMocks();
});

test("what came is said with its day; the rest is still to pay, and once all came nothing is asked", () => {
  const payment = { on: "2026-11-27", rupees: 3_000, way: "upi" };
  expect(show({ ...PAY, payments: [payment] })).toHaveTextContent(
    /Paid: ₹3,000 on 27\/11\/2026\.Still open: ₹5,259\./,
  );
  cleanup();
  const box = show({ ...PAY, payments: [{ ...payment, rupees: 8_259 }] });
  expect(box).toHaveTextContent("Paid: ₹8,259");
  expect(box.querySelector("form, a, button")).toBeNull();
});
