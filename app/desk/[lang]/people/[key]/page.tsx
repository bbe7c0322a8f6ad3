import { deskPage } from "@/app/desk/desk-page";
import { PersonGone, PersonView } from "@/components/desk/person/person-view";
import { messageWordsIn } from "@/lib/content/slices/message-words";
import { backFrom } from "@/lib/domain/core/desk-path";
import { env } from "@/lib/server/core/env";
import { nullIfMissing } from "@/lib/server/core/api-error";
import { dueDay } from "@/lib/server/desk/person-form";
import { deskPartners, deskTemplates, peopleDesk } from "@/lib/server/wiring/desk";
import { answerPromise } from "@/lib/server/wiring/leads";

/** One person. */
export default deskPage("people", "/desk/people/[key]", async (view) => {
  const {
    params: { key },
    query,
    by,
    now,
  } = view;
  const from = backFrom(query.get("back"));
  const detail = await peopleDesk().person(by, key).catch(nullIfMissing);
  if (!detail) return <PersonGone {...view} from={from} person={key} />;
  const { templates } = await deskTemplates().read();
  const { partners } = await deskPartners().read();
  const { siteUrl } = env();
  const messages = { en: messageWordsIn("en", siteUrl), hi: messageWordsIn("hi", siteUrl) };
  const dueOn = dueDay({ now, promise: answerPromise() });
  return <PersonView {...view} {...{ detail, partners, from, templates, messages, dueOn }} />;
});
