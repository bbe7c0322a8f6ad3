import type { z } from "zod";
import type { Lang } from "@/lib/domain/core/languages";
import type { DeskUse } from "@/lib/server/auth/operator";
import type { FormFields } from "./form-handler";
import type { RouteHandler } from "./route-handler";

/** A form of the desk as its handler sees it. */
export type DeskForm<P, F> = {
  params: P;
  fields: F;
  /** The operator's address. */
  by: string;
  /** The language of the page with the form. */
  lang: Lang;
  /** The page with the form, such as "/hi/desk/leads?status=new". */
  back: string;
  requestId: string;
};

/** What is said to the operator after a form. */
export type Said = {
  text: string;
  /** It was not done, or not all of it. */
  isTrouble?: boolean;
  /** What was typed, to be shown again in the form: an answer without it has saved everything. */
  kept?: FormFields;
};

/** What came of a form: a text for the page, which is the one with the form unless `to` names another; or a file. */
export type DeskFormOutcome = (Said & { to?: string }) | Response;

type DeskFormOptions<P, F> = {
  params: z.ZodType<P>;
  fields: z.ZodType<F>;
  use?: DeskUse;
  maxBytes?: number;
};

/** The handler of a form of the desk. */
export type DeskFormHandler = <P, F>(
  options: DeskFormOptions<P, F>,
  work: (form: DeskForm<P, F>) => Promise<DeskFormOutcome>,
) => RouteHandler;
