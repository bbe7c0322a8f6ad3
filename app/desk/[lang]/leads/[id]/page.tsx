import { deskPage } from "@/app/desk/desk-page";
import { LeadGone, LeadView } from "@/components/desk/lead/lead-view";
import { messageWordsIn } from "@/lib/content/slices/message-words";
import { backFrom } from "@/lib/domain/core/desk-path";
import { pathIn } from "@/lib/domain/core/languages";
import { ApiError } from "@/lib/server/core/api-error";
import { env } from "@/lib/server/core/env";
import {
  deskTemplates,
  neighbours as neighboursIn,
  payDesk,
  peopleDesk,
} from "@/lib/server/wiring/desk";

const PATH = { tab: "leads", path: ({ id }: { id: string }) => `/desk/leads/${id}` } as const;

/** The lead's place on the page that led to it; NaN without one, which has no neighbours. */
const placeIn = (query: URLSearchParams): number => Number(query.get("at") ?? NaN);

/** One lead with its person. */
export default deskPage(PATH, async ({ back: self, params: { id }, query, ...view }) => {
  const { lang, words, by, said, search, now } = view;
  const back = backFrom(query.get("back")) ?? pathIn(lang, "/desk/leads");
  const detail = await peopleDesk()
    .lead(by, id)
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    });
  if (!detail) return <LeadGone {...{ lang, words, id, back, said }} />;
  const [{ templates }, neighbours, paying] = await Promise.all([
    deskTemplates().read(),
    neighboursIn()(by, { id, back, at: placeIn(query), search }),
    payDesk()(id, detail.lead),
  ]);
  const { siteUrl } = env();
  const messages = { en: messageWordsIn("en", siteUrl), hi: messageWordsIn("hi", siteUrl) };
  return (
    <LeadView
      {...{ lang, words, detail, paying, neighbours, back, self, templates, messages, said, now }}
    />
  );
});
