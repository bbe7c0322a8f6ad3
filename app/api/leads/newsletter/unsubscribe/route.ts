import { isLang } from "@/lib/domain/languages";
import { handleForm } from "@/lib/server/forms";
import { answered, methods } from "@/lib/server/http";
import { langOf } from "@/lib/server/form-rows";
import { unsubscribes } from "@/lib/server/services";
import {
  unsubscribedPage,
  unsubscribeFailedPage,
  unsubscribePage,
} from "@/lib/server/unsubscribe-pages";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: (request) =>
    answered(request, async () => {
      const asked = new URL(request.url).searchParams;
      const lang = asked.get("lang");
      return unsubscribePage(isLang(lang) ? lang : "en", asked.get("token") ?? "");
    }),

  POST: handleForm(
    async ({ fields }) => {
      await unsubscribes().end(fields.token ?? "");
      return unsubscribedPage(langOf(fields));
    },
    (problem, fields) => unsubscribeFailedPage(langOf(fields), fields.token ?? "", problem),
  ),
});
