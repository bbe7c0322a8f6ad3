import { z } from "zod";
import { handle, json, methods } from "./route-handler";
import { log } from "@/lib/server/core/log";
import { StoreUnavailable } from "@/lib/server/store/store";

const params = z.strictObject({});
const call = (handler: Parameters<typeof handle>[1]) =>
  handle({ params }, handler as never)(new Request("http://localhost:3000/api/x"), {
    params: Promise.resolve({}),
  });

const linesOf = async (work: () => Promise<unknown>): Promise<Record<string, unknown>[]> => {
  const lines: Record<string, unknown>[] = [];
  const error = jest.spyOn(log, "error").mockImplementation((line: unknown) => {
    lines.push(line as Record<string, unknown>);
  });
  await work();
  error.mockRestore();
  return lines;
};

test("an unexpected error answers 500 without its text, and is logged without it too", async () => {
  let response: Response | undefined;
  const lines = await linesOf(async () => {
    response = await call(async () => {
      throw new TypeError("Asha Patil, +91 98765 43210");
    });
  });
  const text = await response!.text();
  expect(response!.status).toBe(500);
  expect(JSON.parse(text).error).toMatchObject({ code: "internal", requestId: expect.any(String) });
  expect(lines).toMatchObject([
    {
      event: "unexpected error",
      requestId: expect.any(String),
      kind: "TypeError",
      at: expect.stringContaining("http.test"),
    },
  ]);
  expect(text + JSON.stringify(lines)).not.toContain("Asha");
});

test("whatever is thrown, the answer is JSON", async () => {
  await linesOf(async () => {
    for (const thrown of ["a text", null, undefined, 5, Object.create(null)]) {
      const response = await call(async () => {
        throw thrown;
      });
      expect([response.status, (await response.json()).error.code]).toEqual([500, "internal"]);
    }
  });
});

test("a store that fails answers 503, says when to come back, and is logged", async () => {
  const lines = await linesOf(async () => {
    const response = await call(async () => {
      throw new StoreUnavailable(new Error("database or disk is full"));
    });
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await response.text()).not.toContain("disk");
  });
  expect(lines).toMatchObject([{ event: "store unavailable", reason: "database or disk is full" }]);
});

test("every answer carries a request id and is kept by no cache", async () => {
  const response = await call(async () => json(200, {}));
  expect(response.headers.get("x-request-id")).toMatch(/^[\w-]{36}$/);
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test("a route has an answer for every method", () => {
  const route = methods({ GET: handle({ params }, async () => json(200, {})) });
  expect(Object.keys(route)).toEqual(["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
});

test("a path parameter that is not expected is refused", async () => {
  const handler = handle({ params }, async () => json(200, {}));
  const request = new Request("http://localhost:3000/api/x");
  const response = await handler(request, { params: Promise.resolve({ id: "x" }) });
  expect(response.status).toBe(422);
});
