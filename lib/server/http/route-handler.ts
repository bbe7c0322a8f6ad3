import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { ApiError } from "@/lib/server/core/api-error";
import { errorName } from "@/lib/server/core/error-text";
import { clientAddress } from "./client-address";
import { limitIdGuessing } from "./address-limits";
import { jsonBody } from "@/lib/server/core/body-bytes";
import type { Limit } from "@/lib/server/core/rate-limit";
import { log } from "@/lib/server/core/log";
import { noParams } from "@/lib/server/core/value-schemas";
import { assertOwnOrigin } from "./call-headers";
import { admitOperator, type DeskUse, needOperator } from "@/lib/server/auth/operator";
import { tokensIn } from "@/lib/server/auth/owner-token";
import { type SessionUser, sessionIn } from "@/lib/server/auth/session";
import { StoreUnavailable } from "@/lib/server/store/store";
import { takingBack } from "@/lib/server/store/disk-reserve";

const RETRY_AFTER_SECONDS = 5;
const REQUEST_ID = /^[\w-]{8,64}$/;
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

type Method = (typeof METHODS)[number];
type Context = { params: Promise<Record<string, string | string[] | undefined>> };
export type RouteHandler = (request: Request, context: Context) => Promise<Response>;

/** Without Google "strict" and "now", which asks anew, refuse with 503; "lenient" goes on; "none" never looks. */
type SessionUse = "strict" | "now" | "lenient" | "none";

/** A call as its handler sees it: parsed parameters and body, the owner tokens, and the signed-in user. */
export type Call<P, B> = {
  params: P;
  /** What follows the address's "?", unchecked. */
  query: URLSearchParams;
  body: B;
  tokens: readonly string[];
  user: SessionUser | null;
  /** The operator's address at a call of the desk, else empty. */
  by: string;
  /** `user.uid`: the account whose records may be opened. */
  uid: string | null;
  /** The network address of the call, for limits; null if unknown. */
  address: string | null;
  headers: Headers;
  requestId: string;
  /** Says when the connection was closed before the answer. */
  signal: AbortSignal;
};

type Options<P, B> = {
  params?: z.ZodType<P>;
  body?: z.ZodType<B>;
  maxBytes?: number;
  sessions?: SessionUse;
  /** Limits on such calls, asked one after the other; each throws ApiError 429. */
  limits?: readonly ((call: NoInfer<Call<P, B>>) => Promise<void>)[];
  /** How many records one address may miss: after that it gets 429 instead of 404 and 409. */
  idGuessingLimit?: () => Limit;
};

/** Makes it a call of the desk: anybody but an operator is refused before the call is read. */
type DeskOption = { desk: DeskUse };

/** A JSON response that no cache keeps. */
export const json = (
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Response => Response.json(body, { status, headers });

/** 204: done, no body. */
export const noContent = (headers: HeadersInit = {}): Response =>
  new Response(null, { status: 204, headers });

/** The value parsed by a schema. Throws ApiError 422 that names the invalid fields. */
export const parseInput = <T>(schema: z.ZodType<T>, value: unknown): T => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const paths = new Set(parsed.error.issues.map(({ path }) => path.join(".")).filter(Boolean));
  const where = [...paths].slice(0, 5).join(", ").slice(0, 200);
  throw new ApiError(422, "invalid", where ? `Not as expected: ${where}.` : "Not as expected.");
};

/** The error sent to a caller for a thrown value; details that only we should know are logged. */
export const apiErrorFrom = (error: unknown, requestId: string): ApiError => {
  if (error instanceof ApiError) return error;
  if (error instanceof StoreUnavailable) {
    log.error({ event: "store unavailable", requestId, reason: error.message });
    const headers = { "Retry-After": String(RETRY_AFTER_SECONDS) };
    return new ApiError(503, "unavailable", "Nothing can be saved right now.", headers);
  }
  // Only the kind and the place: a message may quote what a visitor sent.
  const at =
    error instanceof Error ? error.stack?.split("\n").find((row) => /^\s+at /.test(row)) : "";
  log.error({ event: "unexpected error", requestId, kind: errorName(error), at: at?.trim() });
  return new ApiError(500, "internal", "Something went wrong on our side.");
};

const errorResponse = (error: unknown, requestId: string): Response => {
  const { status, code, message, headers, details } = apiErrorFrom(error, requestId);
  return json(status, { error: { code, message, requestId }, ...details }, headers);
};

/** The response of `work`, or its error as a response, with the request's id; no cache keeps it. */
export const respond = async (
  request: Request,
  work: (requestId: string) => Promise<Response>,
): Promise<Response> => {
  const sent = request.headers.get("x-request-id") ?? "";
  const requestId = REQUEST_ID.test(sent) ? sent : randomUUID();
  const response = await work(requestId).catch((error: unknown) => errorResponse(error, requestId));
  response.headers.set("x-request-id", requestId);
  response.headers.set("Cache-Control", "no-store");
  return response;
};

const userIn = async (headers: Headers, use: SessionUse): Promise<SessionUser | null> => {
  if (use === "none") return null;
  const found = sessionIn(headers.get("cookie"), use === "now" ? "now" : "lately");
  return use === "lenient" ? found.catch(() => null) : found;
};

/**
 * The one wrapper of every route handler. A call is checked in this order, and the first thing wrong is its answer:
 *
 * 1. origin: a call that changes something comes from our own pages (403)
 * 2. desk: for a desk route, a session of an operator that is recent enough (401)
 * 3. body: its size, type and JSON (413, 415, 400)
 * 4. path parameters, then body, against their schemas (422)
 * 5. session: who is signed in (503, 429)
 * 6. limits of this route, in their order (429 with Retry-After)
 * 7. the handler; a record missed counts against its address (404 or 409, then 429)
 *
 * Whatever is thrown becomes `{"error":{"code","message","requestId"}}`. The desk and DELETE may use the disk's reserve.
 */
export const handle =
  <P = object, B = undefined>(
    options: Options<P, B> & Partial<DeskOption>,
    handler: (call: Call<P, B>) => Promise<Response>,
  ): RouteHandler =>
  (request, context) =>
    respond(request, async (requestId) => {
      const { headers, signal } = request;
      const { body: bodySchema, maxBytes, sessions = "strict", desk } = options;
      const { limits = [], idGuessingLimit } = options;
      assertOwnOrigin(request);
      const operator = desk ? await needOperator(headers.get("cookie")) : null;
      if (operator && desk) await admitOperator(operator, desk);
      const value =
        bodySchema && (await jsonBody(request, bodySchema.safeParse(undefined).success, maxBytes));
      const schema = options.params ?? (noParams as z.ZodType<object> as z.ZodType<P>);
      const params = parseInput(schema, (await context.params) ?? {});
      const body = bodySchema ? parseInput(bodySchema, value) : (undefined as B);
      const user = desk ? null : await userIn(headers, sessions);
      const by = operator?.email ?? "";
      const uid = user?.uid ?? null;
      const tokens = tokensIn(headers.get("cookie"));
      const address = clientAddress(headers);
      const query = new URL(request.url).searchParams;
      const who = { tokens, user, by, uid, address };
      const call = { ...who, params, query, body, headers, requestId, signal };
      for (const assertWithin of limits) await assertWithin(call);
      const serve = () => handler(call);
      const response = desk || request.method === "DELETE" ? takingBack(serve) : serve();
      return idGuessingLimit ? limitIdGuessing(idGuessingLimit(), address, response) : response;
    });

/** A route's exports: its handlers, and 405 with the list of allowed methods for every other one. */
export const methods = (handlers: Partial<Record<Method, RouteHandler>>) => {
  const Allow = METHODS.filter((method) => handlers[method]).join(", ");
  const refuse: RouteHandler = (request) =>
    respond(request, async () => {
      throw new ApiError(405, "method_not_allowed", `Allowed: ${Allow}.`, { Allow });
    });
  const { GET = refuse, POST = refuse, PUT = refuse, PATCH = refuse, DELETE = refuse } = handlers;
  return { GET, POST, PUT, PATCH, DELETE, OPTIONS: refuse };
};
