// holds: #desk
import { act, fireEvent, render, screen } from "@testing-library/react";
import { fill } from "@/lib/domain/core/fill";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { BulkBar } from "./bulk-bar";

const words = deskWordsIn("en");
const { many, next } = words.screens;
const seen = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ id: `${n}`, version: n, name: "Asha" }));

type Sent = { leads: { id: string; version: number }[]; change: object };
/** The calls that the site got, and its answer to each; an answer that throws is a lost network. */
const site: { calls: Sent[]; answer: (sent: Sent) => object } = { calls: [], answer: () => ({}) };
const onDone = jest.fn();

beforeEach(() => {
  onDone.mockClear();
  site.calls = [];
  const fetched = async (_: string, { body }: { body: string }) => {
    site.calls.push(JSON.parse(body) as Sent);
    const answer = site.answer(site.calls.at(-1)!);
    return answer instanceof Response ? answer : Response.json(answer);
  };
  Object.assign(globalThis, { fetch: fetched });
});

const take = async (count: number) => {
  render(<BulkBar words={words} leads={seen(count)} onDone={onDone} />);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: next.take })));
  return screen.getByRole("status").textContent;
};

test("each lead is named with the version on the screen, a hundred in a call", async () => {
  site.answer = ({ leads }) => ({ done: leads.map(({ id }) => id), failed: [] });
  expect(await take(101)).toBe(fill(many.done, { n: 101 }));
  expect(site.calls.map(({ leads }) => leads.length)).toEqual([100, 1]);
  expect(site.calls[1]).toEqual({
    leads: [{ id: "100", version: 100 }],
    change: { kind: "owner", owner: "me" },
  });
  expect(onDone).toHaveBeenCalledWith([]);
});

test("what others changed first stays selected, even if that is all", async () => {
  site.answer = () => ({ done: [], failed: ["0"] });
  expect(await take(1)).toBe(fill(many.failed, { done: 0, failed: 1 }));
  expect(onDone).toHaveBeenCalledWith(["0"]);
});

test("without the server nothing is selected anew, and the words say why", async () => {
  site.answer = () => {
    throw new Error("no network");
  };
  expect(await take(2)).toBe(many.later);
  expect(onDone).not.toHaveBeenCalled();
});

test("without a session the words say so", async () => {
  site.answer = () => Response.json({}, { status: 404 });
  expect(await take(2)).toBe(words.trouble.missing);
  expect(onDone).not.toHaveBeenCalled();
});

test("a network that goes away in between leaves the rest selected", async () => {
  site.answer = ({ leads }) => {
    if (site.calls.length > 1) throw new Error("no network");
    return { done: leads.map(({ id }) => id), failed: [] };
  };
  expect(await take(101)).toBe(fill(many.failed, { done: 100, failed: 1 }));
  expect(onDone).toHaveBeenCalledWith(["100"]);
});
