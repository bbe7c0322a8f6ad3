import type { Sent } from "./api-browser";

/** A form of the desk as a browser sends it: with JavaScript, or `isPlain` without. `back`: "/desk/leads" by default. */
export const deskForm = (
  fields: Readonly<Record<string, string | readonly string[]>>,
  isPlain = false,
): Sent & { raw: string; headers: Record<string, string> } => {
  const pairs = Object.entries({ back: "/desk/leads", ...fields }).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, String(one)]),
  );
  return {
    raw: new URLSearchParams(pairs).toString(),
    headers: {
      accept: isPlain ? "text/html" : "application/json",
      "content-type": "application/x-www-form-urlencoded",
    },
  };
};
