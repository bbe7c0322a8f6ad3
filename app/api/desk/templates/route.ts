import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { type DeskTemplate, templateProblems } from "@/lib/domain/desk/templates";
import { type TemplateForm, templateForm } from "@/lib/server/desk/template-schemas";
import { deskForm } from "@/lib/server/http/desk-form";
import { methods } from "@/lib/server/http/route-handler";
import { noParams } from "@/lib/server/core/value-schemas";
import { deskTemplates } from "@/lib/server/wiring/desk";

const templateOf = (
  id: string,
  { topic, packageId, status, "text-en": en, "text-hi": hi }: Omit<TemplateForm, "version">,
): DeskTemplate => ({ id, topic, packageId, status, texts: { en, hi } });

/** Saves or removes one message template. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: deskForm(
    { params: noParams, fields: templateForm },
    async ({ fields: { version, ...form }, by, lang }) => {
      const words = deskWordsIn(lang).forms.templates;
      const refused = (text: string) => ({ text, isTrouble: true, kept: form });
      const id = form.id || crypto.randomUUID();
      const template = form.do === "remove" ? null : templateOf(id, form);
      if (template && Object.keys(templateProblems(template)).length > 0)
        return refused(words.refused);
      const { isSaved, now } = await deskTemplates().change(by, version, id, template);
      if (isSaved) return { text: template ? words.saved : words.removed };
      return refused(now.version === version ? words.full : words.changed);
    },
  ),
});
