import { randomUUID } from "node:crypto";
import { Agent } from "node:http";
import { PUBLIC_PAGES } from "@/e2e/support/public-pages";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { answersOf, makeVisitor } from "./visitor";

const VISITORS = 200;
const CONTACT = {
  name: "Asha Patil",
  email: "asha@example.in",
  phone: "98765 43210",
  message: "Please call me.",
  consent: true,
  textVersion: "2026-11-21",
  lang: "en",
};

type Visitor = Awaited<ReturnType<typeof makeVisitor>>;
type Reply = { status: number; ms: number };

/**
 * People's requests to a site, one after another: of a hundred requests 62 for pages, 28 answers, 4 new visitors, 3
 * finished checks, 3 messages. Each returns its reply and the expected status.
 */
export const startTrafficMix = async (site: string) => {
  const agent = new Agent({ keepAlive: true });
  const visitors: Visitor[] = [];
  for (let n = 0; n < VISITORS; n++) visitors.push(await makeVisitor(site, n, agent));
  let made = VISITORS;

  const one = async (n: number): Promise<{ reply: Reply; right: number }> => {
    const visitor = visitors[n % VISITORS]!;
    const part = (n * 37) % 100; // mixes the order within each hundred
    if (part < 62) {
      const { url } = PUBLIC_PAGES[n % PUBLIC_PAGES.length]!;
      return { reply: await visitor.call("GET", url), right: 200 };
    }
    if (part < 90) {
      const question = QUESTION_IDS[n % QUESTION_IDS.length]!;
      return { reply: await visitor.answer(question, n + 1), right: 204 };
    }
    if (part < 94) {
      const start = performance.now();
      await makeVisitor(site, made++, agent);
      return { reply: { status: 201, ms: performance.now() - start }, right: 201 };
    }
    if (part < 97) return { reply: await visitor.finish(answersOf(n)), right: 200 };
    const message = {
      ...CONTACT,
      message: `Please call me: ${randomUUID()}`,
      visitorId: visitor.id,
    };
    return { reply: await visitor.call("POST", "/api/leads/contact", message), right: 201 };
  };
  return { one, close: () => agent.destroy() };
};

export type TrafficMix = Awaited<ReturnType<typeof startTrafficMix>>;
