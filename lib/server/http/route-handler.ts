import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { ApiError, noSuchRoute } from "@/lib/server/core/api-error";
import { clientAddress } from "./client-address";
import { jsonBody } from "./json-body";
import { log } from "@/lib/server/core/log";
import { assertOwnOrigin } from "./same-origin";
import { admitOperator, type DeskUse, operatorIn } from "@/lib/server/auth/operator";
import { tokensIn } from "@/lib/server/auth/owner-token";
import { type SessionUser, sessionIn } from "@/lib/server/auth/session";
import { StoreUnavailable } from "@/lib/server/store/store";

/** After how many seconds a browser should try the store again. */
const RETRY_AFTER_SECONDS = 5;
const REQUEST_ID = /^[\w-]{8,64}$/;
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

type Method = (typeof METHODS)[number];
type Context = { params: Promise<Record<string, string | string[] | undefined>> };
export type RouteHandler = (request: Request, context: Context) => Promise<Response>;

/**
 * What a route makes of a session that cannot be checked because Google does not answer: "strict", the default,
 * refuses the call with 503, and so does "now", which has Google asked at this very call; to "lenient" it is none;
 * "none" never looks at sessions.
 */
type SessionUse = "strict" | "now" | "lenient" | "none";

/** What a route takes: its path parameters and, for calls that carry one, its JSON body, of 16 KB unless told. */
type Schema<P, B> = {
  params: z.ZodType<P>;
  body?: z.ZodType<B>;
  maxBytes?: number;
  sessions?: SessionUse;
  /** A call of the desk: to anybody but an operator the route does not exist, before anything of the call is read. */
  desk?: DeskUse;
};
/** What a handler sees: only what fits the schema, the owner tokens the browser sent, and who is signed in. */
export type Call<P, B> = {
  params: P;
  body: B;
  tokens: readonly string[];
  user: SessionUser | null;
  /** `user.uid`: whose records may be opened. */
  uid: string | null;
  /** Where the call comes from, for limits; null where that is not known. */
  address: string | null;
  headers: Headers;
  requestId: string;
};

/** A JSON answer that no cache keeps. */
export const json = (
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Response => Response.json(body, { status, headers });

/** 204: done, nothing to say. */
export const noContent = (headers: HeadersInit = {}): Response =>
  new Response(null, { status: 204, headers });

/** The value as a schema reads it. Throws ApiError 422 that names the fields which do not fit. */
export const parseInput = <T>(schema: z.ZodType<T>, value: unknown): T => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const paths = new Set(parsed.error.issues.map(({ path }) => path.join(".")).filter(Boolean));
  const where = [...paths].slice(0, 5).join(", ").slice(0, 200);
  throw new ApiError(422, "invalid", where ? `Not as expected: ${where}.` : "Not as expected.");
};

/** What a thrown thing means to the caller; what only we should know is logged. */
export const apiErrorFrom = (error: unknown, requestId: string): ApiError => {
  if (error instanceof ApiError) return error;
  if (error instanceof StoreUnavailable) {
    log.error({ event: "store unavailable", requestId, reason: error.message });
    const headers = { "Retry-After": String(RETRY_AFTER_SECONDS) };
    return new ApiError(503, "unavailable", "Nothing can be saved just now.", headers);
  }
  // Only the kind and the place: a message may quote what a visitor sent.
  const kind = error instanceof Error ? error.name : typeof error;
  const at =
    error instanceof Error ? error.stack?.split("\n").find((row) => /^\s+at /.test(row)) : "";
  log.error({ event: "unexpected error", requestId, kind, at: at?.trim() });
  return new ApiError(500, "internal", "Something went wrong on our side.");
};

const refusal = (error: unknown, requestId: string): Response => {
  const { status, code, message, headers } = apiErrorFrom(error, requestId);
  return json(status, { error: { code, message, requestId } }, headers);
};

/** The answer of some work, or to what it throws, with the request's id; no cache keeps it. */
export const respond = async (
  request: Request,
  work: (requestId: string) => Promise<Response>,
): Promise<Response> => {
  const sent = request.headers.get("x-request-id") ?? "";
  const requestId = REQUEST_ID.test(sent) ? sent : randomUUID();
  const response = await work(requestId).catch((error: unknown) => refusal(error, requestId));
  response.headers.set("x-request-id", requestId);
  response.headers.set("Cache-Control", "no-store");
  return response;
};

const userIn = async (headers: Headers, use: SessionUse): Promise<SessionUser | null> => {
  if (use === "none") return null;
  const found = sessionIn(headers.get("cookie"), use === "now" ? "now" : "lately");
  return use === "lenient" ? found.catch(() => null) : found;
};

const needOperator = async (headers: Headers, use: DeskUse): Promise<SessionUser> => {
  const operator = await operatorIn(headers.get("cookie"));
  if (!operator) throw noSuchRoute();
  await admitOperator(operator, use);
  return operator;
};

/**
 * The one wrapper of every route handler: it checks the origin, reads and checks body and parameters, and turns
 * whatever is thrown into `{"error":{"code","message","requestId"}}` (design.md "Routes").
 */
export const handle =
  <P, B = undefined>(
    schema: Schema<P, B>,
    handler: (call: Call<P, B>) => Promise<Response>,
  ): RouteHandler =>
  (request, context) =>
    respond(request, async (requestId) => {
      assertOwnOrigin(request);
      const { body: bodySchema, maxBytes, sessions = "strict", desk } = schema;
      const operator = desk ? await needOperator(request.headers, desk) : null;
      const value =
        bodySchema && (await jsonBody(request, bodySchema.safeParse(undefined).success, maxBytes));
      const params = parseInput(schema.params, (await context.params) ?? {});
      const body = bodySchema ? parseInput(bodySchema, value) : (undefined as B);
      const tokens = tokensIn(request.headers.get("cookie"));
      const user = operator ?? (await userIn(request.headers, sessions));
      const uid = user?.uid ?? null;
      const { headers } = request;
      const address = clientAddress(headers);
      return handler({ params, body, tokens, user, uid, address, headers, requestId });
    });

/** A route's exports: its handlers, and for every other method 405 with the list of those it has. */
export const methods = (handlers: Partial<Record<Method, RouteHandler>>) => {
  const Allow = METHODS.filter((method) => handlers[method]).join(", ");
  const refuse: RouteHandler = (request) =>
    respond(request, async () => {
      throw new ApiError(405, "method_not_allowed", `Allowed: ${Allow}.`, { Allow });
    });
  const { GET = refuse, POST = refuse, PUT = refuse, PATCH = refuse, DELETE = refuse } = handlers;
  return { GET, POST, PUT, PATCH, DELETE, OPTIONS: refuse };
};
