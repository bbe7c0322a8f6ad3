import { PUT as putRecord } from "@/app/api/visitors/[id]/route";
import { POST as postAnalysis } from "@/app/api/visitors/[id]/analysis/route";
import { PUT as putAnswer } from "@/app/api/visitors/[id]/answers/[questionId]/route";
import { PUT as putConsent } from "@/app/api/visitors/[id]/consents/[purpose]/route";
import { POST as postContact } from "@/app/api/leads/contact/route";
import { POST as postNewsletter } from "@/app/api/leads/newsletter/route";
import { POST as postOnboarding } from "@/app/api/leads/onboarding/route";
import type { Answer, CompleteAnswers } from "@/lib/domain/check/answers";
import type { QuestionId } from "@/lib/domain/check/sections";
import { sealedAddress } from "@/lib/server/http/client-address";
import { env } from "@/lib/server/core/env";
import type { RouteHandler } from "@/lib/server/http/route-handler";

/** The reply of a call; a 429 has the wait that it asks for, in ms. */
export type Said = { status: number; waitMs: number; text: string };

/** One browser at a network address, which calls the site's route handlers as the guard and Next would. */
export const createClient = (address: string) => {
  const { siteUrl } = env();
  const [addressHeader, sealed] = sealedAddress(address);
  let cookie: string | null = null;

  const call = async (
    handler: RouteHandler,
    method: string,
    path: string,
    body: object,
    params: Record<string, string> = {},
  ): Promise<Said> => {
    const headers = {
      ...{ origin: siteUrl, "content-type": "application/json", [addressHeader]: sealed },
      ...(cookie && { cookie }),
    };
    const request = new Request(siteUrl + path, { method, headers, body: JSON.stringify(body) });
    const response = await handler(request, { params: Promise.resolve(params) });
    cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
    const waitMs = 1_000 * Number(response.headers.get("retry-after") ?? 0);
    return { status: response.status, waitMs, text: await response.text() };
  };

  return {
    open: (id: string, details: object = {}) =>
      call(putRecord, "PUT", `/api/visitors/${id}`, details, { id }),
    answer: (id: string, questionId: QuestionId, answer: Answer) =>
      call(
        putAnswer,
        "PUT",
        `/api/visitors/${id}/answers/${questionId}`,
        { answer, version: Date.now() },
        { id, questionId },
      ),
    finish: (id: string, answers: CompleteAnswers) =>
      call(postAnalysis, "POST", `/api/visitors/${id}/analysis`, { answers, lang: "en" }, { id }),
    agree: (id: string, textVersion: string) =>
      call(
        putConsent,
        "PUT",
        `/api/visitors/${id}/consents/contact`,
        { isGiven: true, textVersion },
        { id, purpose: "contact" },
      ),
    contact: (form: object) => call(postContact, "POST", "/api/leads/contact", form),
    newsletter: (form: object) => call(postNewsletter, "POST", "/api/leads/newsletter", form),
    onboarding: (form: object) => call(postOnboarding, "POST", "/api/leads/onboarding", form),
  };
};

export type Client = ReturnType<typeof createClient>;
