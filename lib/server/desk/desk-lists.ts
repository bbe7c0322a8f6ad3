import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { DEFAULT_TEMPLATES } from "@/lib/content/slices/default-templates";
import { MAX_PARTNERS, type Partner, type Partners } from "@/lib/domain/desk/partners";
import {
  type DeskTemplate,
  type DeskTemplates,
  MAX_TEMPLATES,
  withNamesOfToday,
} from "@/lib/domain/desk/templates";
import {
  type Collection,
  collectionOf,
  FOR_EVER,
  put,
  ref,
  type Store,
  type Transact,
} from "@/lib/server/store/store";
import type { DeskLog } from "./desk-log";

const storedPartners = z.looseObject({
  version: z.int(),
  partners: z.array(z.looseObject({ code: z.string(), name: z.string(), isEnded: z.boolean() })),
}) satisfies z.ZodType<Partners>;

/** The templates as stored; wishes and stages may be a later release's. */
const storedTemplates = z.looseObject({
  version: z.int(),
  templates: z.array(
    z
      .looseObject({
        id: z.string(),
        topic: z.string(),
        status: z.string(),
        texts: z.looseObject({ en: z.string(), hi: z.string() }),
      })
      .transform(withNamesOfToday),
  ),
}) satisfies z.ZodType<DeskTemplates>;

export const PARTNERS = collectionOf<Partners>("partners", storedPartners, FOR_EVER);
export const DESK_TEXTS = collectionOf<DeskTemplates>("deskTexts", storedTemplates, FOR_EVER);

type Name = "partners" | "templates";
type Listed<N extends Name, One> = Readonly<{ version: number } & Record<N, readonly One[]>>;

/** A list in one document; `isOf`: whether an entry is the one of a key; `none`: before the first change. */
type Kind<N extends Name, One> = {
  collection: Collection<Listed<N, One>>;
  name: N;
  isOf: (one: One, key: string) => boolean;
  most: number;
  none: Listed<N, One>;
};

/** Those who hand the check on, by their codes. */
export const PARTNER_LIST: Kind<"partners", Partner> = {
  collection: PARTNERS,
  name: "partners",
  isOf: ({ code }, key) => code === key,
  most: MAX_PARTNERS,
  none: { version: 0, partners: [] },
};

/** The messages that operators send, by their ids. */
export const TEMPLATE_LIST: Kind<"templates", DeskTemplate> = {
  collection: DESK_TEXTS,
  name: "templates",
  isOf: ({ id }, key) => id === key,
  most: MAX_TEMPLATES,
  none: { version: 0, templates: DEFAULT_TEMPLATES },
};

type Parts<Doc> = { transact: Transact; store: Pick<Store<Doc>, "read">; log: DeskLog };

/** A list that operators keep. All calls reject with StoreUnavailable; reading it is not logged. */
export const createDeskList = <N extends Name, One>(
  { collection, name, isOf, most, none }: Kind<N, One>,
  { transact, store, log }: Parts<Listed<N, One>>,
) => ({
  read: async (): Promise<Listed<N, One>> => (await store.read(name)) ?? none,

  /** Changes, adds or removes (null) an entry for who saw `version`; not `isSaved`: another was first, or it is full. */
  change: (by: string, version: number, key: string, one: One | null) => {
    const line = log.line({ by, action: name });
    const at = ref(collection, name);
    return transact([at], (known) => {
      const now: Listed<N, One> = known.read(at) ?? none;
      const all: readonly One[] = now[name];
      const place = all.findIndex((known) => isOf(known, key));
      const entry = one === null ? [] : [one];
      const next = place < 0 ? [...entry, ...all] : all.toSpliced(place, 1, ...entry);
      // By an earlier try of the same call.
      const isSaved = isDeepStrictEqual(next, all);
      if (isSaved || now.version !== version || next.length > most)
        return { result: { isSaved, now }, writes: [] };
      const saved = { ...now, version: version + 1, [name]: next };
      return { result: { isSaved: true, now: saved }, writes: [put(at, saved), line] };
    });
  },
});

/** Whether a code is a partner's, also of one that ended; false while the store cannot say. */
export const isPartner = (read: () => Promise<Partners>, code: string): Promise<boolean> =>
  read().then(
    ({ partners }) => partners.some((one) => one.code === code),
    () => false,
  );
