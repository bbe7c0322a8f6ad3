/**
 * Pages that a query changes: the parameters that do, in order, and the word for a missing one. Each form is prerendered:
 * `/contact?topic=order&package=suite` is `/contact/for/order/suite` in the build. next.config.ts rewrites the same.
 */
const PARAMETERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "/contact": { topic: "question", package: "any" },
  "/onboarding": { package: "any" },
};

/** The folder of these forms in the build; from outside there is no such address. */
export const ASKED_FOLDER = "/for/";

/** The built page for a path and its query; null where the query changes nothing. The page may not be there. */
export const askedPage = (path: string, query: string): string | null => {
  const parameters = query === "" ? undefined : PARAMETERS[path.replace(/^\/hi(?=\/)/, "")];
  if (!parameters) return null;
  const asked = new URLSearchParams(query);
  const values = Object.entries(parameters).map(([name, none]) => asked.get(name) ?? none);
  return `${path}${ASKED_FOLDER}${values.join("/")}`;
};
