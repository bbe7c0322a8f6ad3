// holds: #operators
import { act, cleanup, renderHook, waitFor } from "@testing-library/react/pure";
import { useOperator } from "./use-operator";

const EMAIL = "op@example.in";
type Answer = number | [status: number, code: string] | null;
/** The site's answers, in turn; null: no network. */
const site: { answers: Answer[]; asked: number } = { answers: [], asked: 0 };
const IDLE: Answer = [401, "desk_idle"];
const NO_SESSION: Answer = [401, "sign_in_needed"];

beforeEach(() => {
  sessionStorage.clear();
  site.asked = 0;
  const fetched = async () => {
    const answer = site.answers[site.asked++] ?? null;
    if (answer === null) throw new TypeError("no network");
    const [status, code] = [answer].flat() as [number, string?];
    return Response.json({ error: { code } }, { status });
  };
  Object.assign(globalThis, { fetch: fetched });
});
afterEach(cleanup);

/** Opens the menu, in a page of its own. */
const opened = async () => {
  cleanup();
  const { result } = renderHook(() => useOperator(EMAIL));
  await act(async () => result.current.ask());
  return result;
};

test.each([[200], [IDLE]])(
  "who gets %j from the desk is an operator, asked once in a tab",
  async (answer) => {
    site.answers = [answer];
    const first = await opened();
    await waitFor(() => expect(first.current.isOperator).toBe(true));
    expect((await opened()).current.isOperator).toBe(true);
    expect(site.asked).toBe(1);
  },
);

test("for anybody else there is no desk, asked once in a tab for each user", async () => {
  site.answers = [403, 200];
  expect((await opened()).current.isOperator).toBe(false);
  expect((await opened()).current.isOperator).toBe(false);
  expect(site.asked).toBe(1);
  sessionStorage.setItem("bizgrow-operator", "false other@example.in");
  const changed = await opened();
  await waitFor(() => expect(changed.current.isOperator).toBe(true));
});

test.each([[503], [429], [500], [NO_SESSION], [null]])(
  "%j tells nothing: the next opening asks again",
  async (failure) => {
    site.answers = [failure, 200];
    expect((await opened()).current.isOperator).toBe(false);
    const again = await opened();
    await waitFor(() => expect(again.current.isOperator).toBe(true));
  },
);
