import { z } from "zod";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { isLinkNeeded } from "@/lib/domain/account/operator-access";
import { doorFor } from "@/lib/domain/core/desk-path";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { admitOperator, keepInSession, needOperator } from "@/lib/server/auth/operator";
import { ApiError } from "@/lib/server/core/api-error";
import { lang } from "@/lib/server/core/value-schemas";
import { leadId, talkFields } from "@/lib/server/desk/desk-schemas";
import { seeOther } from "@/lib/server/http/form-handler";
import { methods, parseInput, respond } from "@/lib/server/http/route-handler";
import { openTalk, personKeyOf } from "@/lib/server/wiring/desk";

const params = z.object({ lang, key: leadId });
const fields = talkFields.omit({ text: true });

/** Whether a person follows the link: not for a picture or a frame of some page, nor for a browser that reads ahead. */
const isFollowed = ({ headers }: Request): boolean =>
  (headers.get("sec-fetch-dest") ?? "document") === "document" && !headers.has("sec-purpose");
/** Whether the link is on another site: then it opens the person's page, and nothing is done. */
const isForeign = ({ headers }: Request): boolean => headers.get("sec-fetch-site") === "cross-site";

const personPath = (of: Lang, key: string): string => pathIn(of, `/desk/people/${key}`);
const noWay = (of: Lang) => ({ text: deskWordsIn(of).person.notNow, isTrouble: true, kept: {} });

/** Where a link goes that was not followed: to the door and back, or to the person's page, which says why. */
const refusedPath = (error: unknown, of: Lang, key: string, here: string): string => {
  if (!(error instanceof ApiError)) throw error;
  if (error.code === "sign_in_needed") return doorFor(here);
  if (isLinkNeeded(error.code) || error.status === 404) return personPath(of, key);
  throw error;
};

/** Opens WhatsApp, the mail program or the dialler for a person, and notes that. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: (request, context) =>
    respond(request, async () => {
      const { lang: of, key } = parseInput(params, await context.params);
      const query = new URL(request.url).searchParams;
      if (!isFollowed(request))
        throw new ApiError(403, "wrong_origin", "Only a person follows it.");
      const here = `${pathIn(of, `/desk/go/${key}`)}?${query}`;
      try {
        const operator = await needOperator(request.headers.get("cookie"));
        await admitOperator(operator, "working");
        if (isForeign(request)) return seeOther(personPath(of, await personKeyOf(key)));
        const wanted = parseInput(fields, Object.fromEntries(query));
        const link = await openTalk()(operator.email, await personKeyOf(key), wanted);
        if (link) return seeOther(link);
        await keepInSession(operator.hash, { said: noWay(of) });
        return seeOther(personPath(of, key));
      } catch (error) {
        return seeOther(refusedPath(error, of, key, here));
      }
    }),
});
