import { z } from "zod";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { isLinkNeeded } from "@/lib/domain/account/operator-access";
import type { Lang } from "@/lib/domain/core/languages";
import { backFrom, doorFor, langOfBack } from "@/lib/domain/core/desk-path";
import type { Said } from "@/lib/domain/core/said";
import {
  admitOperator,
  type DeskUse,
  keepInSession,
  needOperator,
} from "@/lib/server/auth/operator";
import { ApiError } from "@/lib/server/core/api-error";
import { noParams } from "@/lib/server/core/value-schemas";
import { takingBack } from "@/lib/server/store/disk-reserve";
import { formPairs, seeOther } from "./form-handler";
import { markup } from "@/lib/server/core/html";
import { plainPage } from "./plain-page";
import { apiErrorFrom, json, methods, respond } from "./route-handler";
import { assertOwnOrigin } from "./call-headers";
import { fill } from "@/lib/domain/core/fill";

/** The status and the sentence for a form of the desk that was not done: what is to be looked at, or why. */
const refusalIn = (
  lang: Lang,
  error: unknown,
  requestId: string,
): { status: number; text: string } => {
  const { frame, labels } = deskWordsIn(lang);
  const { refusals } = frame;
  if (error instanceof z.ZodError) {
    const name = String(error.issues[0]?.path[0]);
    const field = Object.hasOwn(labels, name) && labels[name as keyof typeof labels];
    return { status: 422, text: field ? fill(refusals.invalidField, { field }) : refusals.invalid };
  }
  const { status, code } = apiErrorFrom(error, requestId);
  const known = Object.hasOwn(refusals, code) ? (code as keyof typeof refusals) : "other";
  return { status, text: refusals[known] };
};

export type DeskForm<P, F> = {
  params: P;
  fields: F;
  by: string;
  session: string;
  lang: Lang;
  back: string;
};

/** What came of a form: a text for the page, which is the one with the form unless `to` names another; or a file. */
export type DeskFormOutcome = (Said & { to?: string }) | Response;

type DeskFormOptions<P, F> = {
  params?: z.ZodType<P>;
  fields: z.ZodType<F>;
  use?: DeskUse;
  maxBytes?: number;
  /** Whether it may use the disk's reserve, which is kept for what takes something back; as a rule yes. */
  usesReserve?: boolean;
};

type Fields = Record<string, string | string[]>;

/** The fields by their names; one that was sent several times is a list. */
const fieldsFrom = (pairs: readonly (readonly [string, string])[]): Fields => {
  const fields = new Map<string, string | string[]>();
  for (const [name, value] of pairs) {
    const known = fields.get(name);
    fields.set(name, known === undefined ? value : [known, value].flat());
  }
  return Object.fromEntries(fields);
};

/** The most letters of a field that a session keeps: Firestore stores 1 MiB a document. */
const MOST_KEPT = 200_000;

const keptOf = (fields: Fields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([name, value]) => [name, [value].flat().join(" ")] as const)
      .filter(([, text]) => text.length <= MOST_KEPT),
  );

/** The page of the desk that sent the request; the desk itself where the browser does not say. */
const referrerOf = ({ headers }: Request): string => {
  const from = headers.get("referer");
  if (from === null || !URL.canParse(from)) return "/desk";
  const { pathname, search } = new URL(from);
  return backFrom(pathname + search) ?? "/desk";
};

/** The answer without JavaScript to a form that could not be worked on. */
const refusedPage = (back: string, error: unknown, requestId: string): Response => {
  const lang = langOfBack(back);
  const problem = apiErrorFrom(error, requestId);
  const { code, headers } = problem;
  // The page itself is the door then.
  if (code === "sign_in_needed" || code === "desk_idle" || code === "session_too_old")
    return seeOther(back);
  const { door, frame } = deskWordsIn(lang);
  const refusal = refusalIn(lang, problem, requestId);
  const isForLink = isLinkNeeded(code);
  const title = isForLink ? door.reasons[code] : refusal.text;
  const [href, text] = isForLink ? [doorFor(back), door.get] : [back, frame.trouble.retry];
  const body = markup`<p><a href="${href}">${text}</a></p>`;
  return plainPage(refusal.status, { lang, title, body }, headers);
};

/**
 * The route of a form of the desk, `<form method="post">` with the field `back`. A request is checked in this order:
 *
 * 1. origin: from our own pages (403)
 * 2. a session of an operator (401)
 * 3. the body: its size (413); `back` is a page of the desk (422)
 * 4. the session is recent enough for `use` (401); what was typed waits in it for the new link
 * 5. path parameters, then fields, against their schemas (422)
 * 6. the work, which may use the disk's reserve
 *
 * A request that accepts JSON gets `{"error":{"code"}}` up to step 4, and `{text, isTrouble, kept, to}` after it. Any other
 * is sent to the door, or to its page, which says once what came of it.
 */
export const deskForm = <P, F>(
  options: DeskFormOptions<P, F>,
  work: (form: DeskForm<P, F>) => Promise<DeskFormOutcome>,
) =>
  methods({
    POST: (request, context) =>
      respond(request, async (requestId) => {
        const { headers } = request;
        const isJson = headers.get("accept")?.includes("application/json") ?? false;
        assertOwnOrigin(request);
        let back = referrerOf(request);
        try {
          const operator = await needOperator(headers.get("cookie"));
          const { back: named, ...fields } = fieldsFrom(await formPairs(request, options.maxBytes));
          const page = backFrom(named);
          if (page === null) throw new ApiError(422, "invalid", "Not as expected: back.");
          back = page;
          const { hash: session, email: by } = operator;
          const lang = langOfBack(back);
          await admitOperator(operator, options.use ?? "working").catch(async (error: unknown) => {
            const said = {
              text: deskWordsIn(lang).door.kept,
              isTrouble: true,
              kept: keptOf(fields),
            };
            await keepInSession(session, { said, waitsAt: back });
            throw error;
          });
          let status = 200;
          const within = (options.usesReserve ?? true) ? takingBack : <T>(run: () => T) => run();
          const outcome: DeskFormOutcome = await within(async () =>
            work({
              params: (options.params ?? noParams).parse((await context.params) ?? {}) as P,
              fields: options.fields.parse(fields),
              by,
              session,
              lang,
              back,
            }),
          ).catch((error: unknown): Said => {
            const refusal = refusalIn(lang, error, requestId);
            status = refusal.status;
            return { text: refusal.text, isTrouble: true, kept: keptOf(fields) };
          });
          if (outcome instanceof Response) return outcome;
          const { to, ...said } = outcome;
          const isForNextPage = !isJson || to !== undefined;
          if (isForNextPage && (said.text || said.kept)) await keepInSession(session, { said });
          return isJson ? json(status, outcome) : seeOther(to ?? back);
        } catch (error) {
          if (isJson) throw error;
          return refusedPage(back, error, requestId);
        }
      }),
  });
