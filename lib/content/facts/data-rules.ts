import type * as english from "@/lib/content/en";

type Changed = Pick<typeof english, "privacy" | "settings">;

/** The words of a language as they are while the data rules of May 2027 apply. */
export const withDataRules2027 = <Words extends Changed>(words: Words): Words => {
  const { privacy, settings } = words;
  const { deletion } = settings;
  const { deleted, logLong, sections } = privacy.from2027;
  return {
    ...words,
    privacy: {
      ...privacy,
      sections: { ...privacy.sections, ...sections },
      items: { ...privacy.items, log: { ...privacy.items.log, long: logLong } },
    },
    settings: {
      ...settings,
      deletion: { ...deletion, done: { ...deletion.done, text: deleted } },
    },
  };
};
