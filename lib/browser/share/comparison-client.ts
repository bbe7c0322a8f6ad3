import type { Agreement, ComparisonState } from "@/lib/domain/share/comparison";
import { call, noContent, type Reply } from "@/lib/browser/core/api-call";

const pathOf = (id: string) => `/api/visitors/${id}/pair`;

const stateIn = (value: unknown) => value as ComparisonState | null;

/** The visitor's comparison; "missing" for a record that this browser may not open. */
export const readComparison = (id: string): Promise<Reply<ComparisonState>> =>
  call({ method: "GET", path: pathOf(id), parse: stateIn });

/**
 * Compares the visitor's last check with the one behind a private link. "missing": the link does not work; "conflict"
 * with the code `own`, `no_check`, `paired` or `taken`.
 */
export const joinComparison = (id: string, token: string): Promise<Reply<ComparisonState>> =>
  call({ method: "PUT", path: pathOf(id), body: { token }, parse: stateIn });

/** Stores what two people agreed; resolves to the comparison as it is then. */
export const saveAgreement = (id: string, agreed: Agreement): Promise<Reply<ComparisonState>> =>
  call({ method: "PUT", path: `${pathOf(id)}/agreement`, body: agreed, parse: stateIn });

/** Ends the visitor's comparison, or takes note of its end. */
export const endComparison = (id: string): Promise<Reply<true>> =>
  call({ method: "DELETE", path: pathOf(id), parse: noContent });
