// Takes some seconds: it sends 2,000 forms through the real handler and collects the heap before and after.
import "@/test/support/own-store";
import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { POST } from "@/app/api/leads/contact/route";
import { sealedAddress } from "@/lib/server/http/client-address";
import { newToken } from "@/lib/server/auth/owner-token";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

const FORMS = 2_000;
const HANDLED_AT_ONCE = 20;

const FORM = {
  name: "Asha Patil",
  email: "asha@example.in",
  phone: "98765 43210",
  message: "Udhaar is stuck.",
  consent: true,
  textVersion: "2026-11-21",
  lang: "en",
};

/** Next runs each handler in an async context that references its whole request. */
const nextContext = new AsyncLocalStorage<object>();

const send = (address: string | null) => {
  const held = { request: Buffer.alloc(1) };
  const headers = new Headers({
    "content-type": "application/json",
    origin: "http://localhost:3000",
    cookie: `visitor=${newToken()}`,
  });
  if (address) headers.set(...(sealedAddress(address) as [string, string]));
  const request = new Request("http://localhost:3000/api/leads/contact", {
    method: "POST",
    headers,
    body: JSON.stringify(FORM),
  });
  return {
    held: new WeakRef(held),
    done: nextContext.run(held, () => POST(request, { params: Promise.resolve({}) })),
  };
};

test("a form with a cookie that opens nothing leaves nothing in memory", async () => {
  const requests: WeakRef<object>[] = [];
  for (let sent = 0; sent < FORMS; sent += HANDLED_AT_ONCE) {
    const batch = Array.from({ length: HANDLED_AT_ONCE }, () => send(null));
    const replies = await Promise.all(batch.map(({ done }) => done));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    requests.push(...batch.map(({ held }) => held));
  }
  await sleep(50);
  collect();
  const alive = requests.filter((request) => request.deref() !== undefined);
  expect(alive.length).toBeLessThan(HANDLED_AT_ONCE * 2);
}, 60_000);
