import { log } from "@/lib/server/core/log";

/** How long to skip a missing model, and to send no JSON schema to one that rejected it; in ms. */
const REMEMBERED_MS = 60 * 60 * 1000;

export type ModelList = {
  /** The models to ask, in order; those that are gone are left out. */
  available: () => readonly string[];
  /** The service does not have this model any more, or not for us. */
  noteGone: (model: string) => void;
  /** Whether a model is to be held to the schema: it has not refused it. */
  takesSchema: (model: string) => boolean;
  noteSchemaRefused: (model: string) => void;
};

/** The models of this process in the order of asking, and what the service said of them in the last hour. */
export const createModelList = (models: readonly string[], now: () => number): ModelList => {
  const memory = () => {
    const until = new Map<string, number>();
    return {
      has: (model: string) => now() < (until.get(model) ?? 0),
      add: (model: string, event: string) => {
        until.set(model, now() + REMEMBERED_MS);
        log.warn({ event, model });
      },
    };
  };
  const gone = memory();
  const withoutSchema = memory();
  return {
    available: () => models.filter((model) => !gone.has(model)),
    noteGone: (model) => gone.add(model, "AI model gone"),
    takesSchema: (model) => !withoutSchema.has(model),
    noteSchemaRefused: (model) => withoutSchema.add(model, "AI model refuses the schema"),
  };
};
