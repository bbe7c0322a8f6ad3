// holds: #desk
import { createLeadList, type Found } from "@/lib/server/desk/lead-list";
import { SCANNED_AT_ONCE } from "@/lib/server/leads/lead-scan";
import type { DeskFilter } from "@/lib/domain/desk/desk-filter";
import type { ListOrder } from "@/lib/domain/desk/list-order";
import type { Lead } from "@/lib/domain/leads/lead";
import type { Cursor, Store } from "@/lib/server/store/store";
import { CONTACT } from "@/test/builders/desk-leads";

/** A lead as it is in the store, and when it arrived, epoch ms. */
export type Planted = { id: string; lead: Lead; at: number };

type Subject = {
  leads: Store<Lead>;
  /** Writes leads past the store. */
  plant: (leads: readonly Planted[]) => Promise<void>;
};

const LEADS = 5_300;
/** The most leads that one call reads. */
const AT_ONCE = 5_000;
const START = Date.parse("2026-06-01T10:00:00+05:30");

const idOf = (n: number): string => n.toString(16).padStart(64, "0");
const note = { at: START, by: "asha@example.in", status: "talking", text: "Dsouza calls back" };

/** What is searched for, by the number of the lead: the words are in another field of each, and in another spelling. */
const WANTED: Readonly<Record<number, Partial<Lead>>> = {
  0: { message: "The D’Souza shop" },
  100: { notes: [note], status: "talking" },
  2_600: { name: "Maria D'SOUZA" },
  5_299: { businessName: "Dsouza & Sons", status: "talking" },
};

const leadOf = (n: number): Lead => ({
  ...CONTACT,
  reference: `BG-${n}`,
  receivedAt: START + n,
  name: `Person ${n}`,
  email: `someone-${n}@example.in`,
  phone: `+919${String(n).padStart(9, "0")}`,
  ...(WANTED[n] as object | undefined),
});

/** The contract of the desk's search on every store: the same hits, some thousand leads a call. */
export const describeSearch = (name: string, prepare: () => Promise<Subject>): void => {
  describe(`${name} is searched by the desk`, () => {
    let subject: Subject;
    /** The pages that were read since the last search began. */
    const pages: number[] = [];
    let list: ReturnType<typeof createLeadList>;
    beforeAll(async () => {
      subject = await prepare();
      await subject.plant(
        Array.from({ length: LEADS }, (_, n) => ({ id: idOf(n), lead: leadOf(n), at: START + n })),
      );
      list = createLeadList({
        ...subject.leads,
        list: (query) => {
          pages.push(query.limit);
          return subject.leads.list(query);
        },
      });
    }, 120_000);
    afterAll(() => subject.leads.close());

    /** The numbers of the leads that each call finds, with "more" until the end. */
    const found = async (filter: DeskFilter, order: ListOrder = "newest"): Promise<number[][]> => {
      const calls: number[][] = [];
      pages.length = 0;
      for (let next: Cursor | null = null, isFirst = true; isFirst || next; isFirst = false) {
        const answer: Found = await list(filter, next, order);
        calls.push(answer.rows.map(({ id }) => parseInt(id, 16)));
        next = answer.next;
      }
      return calls;
    };

    test("5,000 leads a call, in pages that are read one by one; more continues", async () => {
      expect(await found({ text: "dsouza" })).toEqual([[5_299, 2_600], [100, 0]]); // prettier-ignore
      expect(new Set(pages)).toEqual(new Set([SCANNED_AT_ONCE]));
      expect(pages).toHaveLength(AT_ONCE / SCANNED_AT_ONCE + 2);
    }, 60_000);

    test.each<[DeskFilter, ListOrder, number[][]]>([
      [{ text: "DSouza" }, "oldest", [[0, 100, 2_600], [5_299]]],
      [{ text: "dsouza", status: "talking" }, "newest", [[5_299], [100]]],
      [{ text: "sons dsouza" }, "newest", [[5_299], []]],
      [{ text: "90000 00042" }, "newest", [[], [42]]],
      [{ text: "person 90000 02600" }, "newest", [[], []]],
      [{ text: "maria 90000 02600" }, "newest", [[2_600], []]],
      [{ text: "dsouza", from: START + 100, to: START + 2_601 }, "newest", [[2_600, 100]]],
    ])(
      "%j, %s first",
      async (filter, order, expected) => {
        expect(await found(filter, order)).toEqual(expected);
      },
      60_000,
    );
  });
};
