import * as freeRoute from "@/app/api/calls/free/route";
import * as contactRoute from "@/app/api/leads/contact/route";
import * as callRoute from "@/app/api/requests/call/route";
import * as openRoute from "@/app/api/requests/open/route";
import type { LeadCall } from "@/lib/domain/calls/call";
import type { CallHours } from "@/lib/domain/calls/call-hours";
import { sealedAddress } from "@/lib/server/http/client-address";
import { CALL_DAYS, CALL_HOURS, CALL_HOURS_ID } from "@/lib/server/store/schemas/stored-call";
import { storeOf } from "@/lib/server/store/store-of";
import { browserOn } from "./api-browser";
import { GOOD_CONTACT } from "./lead-browser";

/** Five in the afternoon of a Friday in India. */
export const NOW = Date.parse("2026-11-27T17:00:00+05:30");
/** A time in India, epoch ms, such as "2026-11-28T11:30". */
export const at = (time: string): number => Date.parse(`${time}:00+05:30`);

const WEEK = Array.from({ length: 7 }, () => ({ from: 9 * 60, to: 18 * 60 }));
export const HOURS: CallHours = {
  week: WEEK,
  atOnce: 1,
  daysOff: [],
  noticeHours: 2,
  horizonDays: 10,
};

export const hours = () => storeOf(CALL_HOURS);
export const setHours = (changes: Partial<CallHours> = {}) =>
  hours().update(CALL_HOURS_ID, () => ({ ...HOURS, ...changes }));

/** The taken times of a day, with their claims. */
export const claimsOn = async (day: string) =>
  Object.entries((await storeOf(CALL_DAYS).read(day))?.taken ?? {});

/** Sets the hours, and frees all times of four days. */
export const freshDays = async () => {
  for (const day of ["2026-11-27", "2026-11-28", "2026-11-29", "2026-11-30"])
    await storeOf(CALL_DAYS).remove(day);
  await setHours();
};

/** Headers of our own page at a client's address, or where the address is not known. */
export const fromAddress = (address?: string): Record<string, string> => ({
  "sec-fetch-site": "same-origin",
  ...(address !== undefined && Object.fromEntries([sealedAddress(address)])),
});

export type Receipt = {
  reference: string;
  token: string;
  call: Pick<LeadCall, "at" | "asked"> | null;
  times: number[];
  error: { code: string };
};

const PATHS = {
  POST: "/api/requests/open",
  PUT: "/api/requests/call",
  DELETE: "/api/requests/call",
};
let people = 0;

/** People who ask for calls through the contact form, and open their private pages. */
export const callBrowser = () => {
  const browser = browserOn({
    "/api/calls/free": freeRoute,
    "/api/leads/contact": contactRoute,
    "/api/requests/call": callRoute,
    "/api/requests/open": openRoute,
  });
  return {
    free: async () => (await browser.send("GET", "/api/calls/free")).body,
    /** Somebody with an own number asks for a call. */
    ask: async (
      call: unknown,
      changes: object = {},
      { key = crypto.randomUUID() as string, address }: { key?: string; address?: string } = {},
    ) => {
      const phone = `9${String(876500000 + ++people)}`;
      const said = { ...GOOD_CONTACT, email: "", topic: "call", phone, filledMs: 9_000, call };
      const headers = { "idempotency-key": key, ...fromAddress(address) };
      const sent = { body: { ...said, ...changes }, headers };
      const { status, body } = await browser.send("POST", "/api/leads/contact", sent);
      return { status, ...(body as Receipt) };
    },
    /** Opens a private page (POST), chooses another time (PUT), or cancels (DELETE). */
    request: async (method: keyof typeof PATHS, body: object, address?: string) => {
      const reply = await browser.send(method, PATHS[method], {
        body,
        headers: fromAddress(address),
      });
      return { status: reply.status, ...(reply.body as Receipt) };
    },
  };
};
