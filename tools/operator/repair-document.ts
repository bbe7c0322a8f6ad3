import { z } from "zod";
import type { Parse } from "@/lib/server/store/store";
import type { Fields } from "@/lib/server/store/with-raw";

/** Defaults of fields. Fields that must not be invented (the owner of a record, a consent) have none. */
const DEFAULTS: Readonly<Record<string, Fields>> = {
  users: {
    ...{ lang: "en", quizResponses: [], quizResults: null, aiAnalysis: null, attempts: [] },
    ...{ profile: {}, leads: [], links: [], pairId: null, source: {} },
  },
  leads: {
    ...{ status: "new", work: [], flags: [], lang: "en", source: {}, filledMs: null, keys: [] },
    ...{ businessType: null, topic: "question", packageId: null, area: null },
  },
  accounts: { pending: [] },
  deliveries: { tries: 0, holder: null },
  deskLog: { references: [], filter: null, format: null, count: null },
};

/** The fields without the fault of one issue: a wrong field gets its default, a wrong element of a list is removed. */
const without = (fields: Fields, [key, at]: readonly PropertyKey[], defaults: Fields) => {
  const name = String(key);
  const value = fields[name];
  if (Array.isArray(value) && typeof at === "number" && Object.hasOwn(defaults, name))
    return { ...fields, [name]: value.filter((_, index) => index !== at) };
  return Object.hasOwn(defaults, name) ? { ...fields, [name]: defaults[name] } : null;
};

/**
 * A readable document made from an unreadable one, or null where a wrong field has no default. All other fields stay as
 * they are.
 */
export const repaired = (
  collection: string,
  parse: Parse<object>,
  document: Fields | string,
): Fields | null => {
  if (typeof document === "string") return null;
  const defaults = DEFAULTS[collection] ?? {};
  let fields: Fields | null = document;
  // Each round removes one wrong field or element.
  while (fields) {
    try {
      const { v, ...known }: Fields = fields;
      parse(known);
      return fields;
    } catch (error) {
      const issue = error instanceof z.ZodError ? error.issues[0] : undefined;
      const next: Fields | null = issue ? without(fields, issue.path, defaults) : null;
      fields = next && JSON.stringify(next) !== JSON.stringify(fields) ? next : null;
    }
  }
  return null;
};
