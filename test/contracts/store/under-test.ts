import type { CollectionOf, Store, Transact } from "@/lib/server/store/store";
import type { Fields } from "@/lib/server/store/stored-document";

/** The records of the contract: any JSON, so that every kind of text can be tried. */
export type Thing = { count: number; text?: string; list?: { text: string }[] };

export type MakeStore = <R extends object>(kind: CollectionOf<R>) => Store<R>;

/** The adapter under test. */
export type Subject = {
  /** A store on a collection of the database under test. */
  makeStore: MakeStore;
  /** A transaction on that database. */
  transact: Transact;
  /** Writes a document past the store that no schema of ours can parse. */
  spoil: (collection: string, id: string) => Promise<void>;
  /** A document as it is stored, without the times the store gives it. */
  documentOf: (collection: string, id: string) => Promise<unknown>;
  /** Writes a document past the store, as another release would have. */
  plant: (collection: string, id: string, document: Fields) => Promise<void>;
};

/** The contract's tests read these when they run: each test has a new collection. */
export type UnderTest = {
  subject: Subject;
  /** An empty store. */
  store: Store<Thing>;
  /** The collection of that store. */
  collection: string;
  /** The name of another collection that only this test uses. */
  named: (name: string) => string;
  /** Makes a store that is closed after the tests. */
  makeStore: MakeStore;
};

export const ID = "7b1f0a86-6f0e-4a3c-9a51-0c8d7c7f0e11";

export const parseThing = (value: unknown): Thing => {
  const thing = value as Thing;
  if (typeof thing.count !== "number") throw new TypeError("not a thing");
  return thing;
};

/** Waits until the clock shows a later time than `since`, epoch ms. */
export const tick = async (since: number) => {
  while (Date.now() <= since) await new Promise((resolve) => setTimeout(resolve, 2));
};
