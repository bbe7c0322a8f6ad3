// holds: #operators
import { act, cleanup, renderHook, waitFor } from "@testing-library/react/pure";
import { useOperator } from "./use-operator";

const EMAIL = "op@example.in";
/** The site's answers, in turn; null: no network. */
const site: { answers: (number | null)[]; asked: number } = { answers: [], asked: 0 };

beforeEach(() => {
  sessionStorage.clear();
  site.asked = 0;
  const fetched = async () => {
    const status = site.answers[site.asked++] ?? null;
    if (status === null) throw new TypeError("no network");
    return new Response(null, { status });
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

test.each([200, 401])(
  "who gets %i from the desk is an operator, asked once in a tab",
  async (status) => {
    site.answers = [status];
    const first = await opened();
    await waitFor(() => expect(first.current.isOperator).toBe(true));
    expect((await opened()).current.isOperator).toBe(true);
    expect(site.asked).toBe(1);
  },
);

test("for anybody else there is no desk, asked once in a tab for each user", async () => {
  site.answers = [404, 200];
  expect((await opened()).current.isOperator).toBe(false);
  expect((await opened()).current.isOperator).toBe(false);
  expect(site.asked).toBe(1);
  sessionStorage.setItem("bizgrow-operator", "false other@example.in");
  const changed = await opened();
  await waitFor(() => expect(changed.current.isOperator).toBe(true));
});

test.each([503, 429, 500, null])(
  "%s tells nothing: the next opening asks again",
  async (failure) => {
    site.answers = [failure, 200];
    expect((await opened()).current.isOperator).toBe(false);
    const again = await opened();
    await waitFor(() => expect(again.current.isOperator).toBe(true));
  },
);
