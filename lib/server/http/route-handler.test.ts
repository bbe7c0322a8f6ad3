// holds: #http
import { z } from "zod";
import { memoryLimit } from "@/test/support/memory-limit";
import { tooMany } from "@/lib/server/core/api-error";
import { callsByAddress } from "./address-limits";
import { sealedAddress } from "./client-address";
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

test("an unexpected error answers 500, and neither the answer nor the log has its text", async () => {
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
      at: expect.stringContaining("route-handler.test"),
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

test("a failing store answers 503 with Retry-After, and is logged", async () => {
  const lines = await linesOf(async () => {
    const response = await call(async () => {
      throw new StoreUnavailable(new Error("database or disk is full"));
    });
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await response.text()).not.toContain("disk");
  });
  expect(lines).toMatchObject([{ event: "store unavailable", reason: "database or disk is full" }]);
});

test("every answer has a request id and no-store", async () => {
  const response = await call(async () => json(200, {}));
  expect(response.headers.get("x-request-id")).toMatch(/^[\w-]{36}$/);
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test("a route answers every method", () => {
  const route = methods({ GET: handle({ params }, async () => json(200, {})) });
  expect(Object.keys(route)).toEqual(["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
});

test("an unexpected path parameter is refused", async () => {
  const handler = handle({ params }, async () => json(200, {}));
  const request = new Request("http://localhost:3000/api/x");
  const response = await handler(request, { params: Promise.resolve({ id: "x" }) });
  expect(response.status).toBe(422);
});

const callFrom = (address: string, body?: string) =>
  new Request("http://localhost:3000/api/x", {
    method: "POST",
    headers: [
      ["sec-fetch-site", "same-origin"],
      ["content-type", "application/json"],
      [...sealedAddress(address)],
    ],
    body: body ?? "{}",
  });
const context = { params: Promise.resolve({}) };

test("limits are asked in order after the call is parsed, up to the first refusal", async () => {
  const asked: string[] = [];
  const pass = async () => void asked.push("first");
  const refuse = async () => {
    asked.push("second");
    throw tooMany(1_500, "Too many.");
  };
  const never = async () => void asked.push("third");
  const body = z.strictObject({});
  const post = handle({ params, body, limits: [pass, refuse, never] }, async () => {
    asked.push("handler");
    return json(200, {});
  });
  const unread = await post(callFrom("203.0.113.7", '{"more":1}'), context);
  expect([unread.status, asked]).toEqual([422, []]);
  const refused = await post(callFrom("203.0.113.7"), context);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "2"]);
  expect(asked).toEqual(["first", "second"]);
});

test("an address that calls too often has to wait; others do not", async () => {
  const limit = memoryLimit(2, 60);
  const post = handle({ params, limits: [callsByAddress(() => limit)] }, async () => json(200, {}));
  const statusFrom = async (address: string) => (await post(callFrom(address), context)).status;
  expect(await statusFrom("203.0.113.7")).toBe(200);
  expect(await statusFrom("203.0.113.7")).toBe(200);
  expect(await statusFrom("203.0.113.7")).toBe(429);
  expect(await statusFrom("203.0.113.9")).toBe(200);
});

test("a body cut off by its sender is not logged as an error", async () => {
  const body = new ReadableStream({
    start: (stream) => {
      stream.enqueue(new TextEncoder().encode('{"a":'));
      stream.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" }));
    },
  });
  const request = new Request("http://localhost:3000/api/x", {
    method: "POST",
    headers: { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin" },
    body,
    duplex: "half",
  } as RequestInit);
  const handler = handle({ params, body: z.unknown() }, async () => json(200, {}));
  const lines = await linesOf(async () => {
    const response = await handler(request, { params: Promise.resolve({}) });
    expect([response.status, (await response.json()).error.code]).toEqual([400, "cut_off"]);
  });
  expect(lines).toEqual([]);
});
