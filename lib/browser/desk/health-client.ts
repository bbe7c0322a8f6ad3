import { call, type Reply } from "@/lib/browser/core/api-call";
import { fieldsOf } from "@/lib/browser/core/parse";
import type { HealthFigures } from "@/lib/domain/health/health-figures";

const healthFrom = (value: unknown): HealthFigures | null =>
  typeof fieldsOf(value)["at"] === "number" ? (value as HealthFigures) : null;

/** The state of the whole site. It does not extend the desk's session. */
export const readHealth = (): Promise<Reply<HealthFigures>> =>
  call({ method: "GET", path: "/api/desk/health", parse: healthFrom });
