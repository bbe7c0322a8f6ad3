import type { Identifier } from "@mdn/browser-compat-data/forLegacyNode";
import { type AtRule, type ChildNode, type Declaration, parse, type Rule } from "postcss";
import { CSS, FLOOR, isIn } from "./compat";

const { selectors, types } = CSS as Record<"selectors" | "types", Identifier>;

const isNewer = (feature: Identifier | undefined): boolean =>
  feature?.__compat !== undefined && !isIn(FLOOR, feature.__compat);

/** A selector without escaped letters, and without the arguments of `:is()` and `:where()`, which may be unknown. */
const asked = (selector: string): string => {
  const rest = selector.replace(/\\./g, "").replace(/:(?:is|where)\([^()]*\)/g, "");
  return rest === selector ? rest : asked(rest);
};

/** The newer selectors that a selector names where an unknown one counts. */
export const newerSelectorsIn = (selector: string): string[] =>
  [...asked(selector).matchAll(/::?([\w-]+)/g)].flatMap(([text, name = ""]) =>
    isNewer(selectors[name]) ? [text] : [],
  );

/** A newer selector takes all others of its list with it, and nested rules are lost whole. */
const inRule = (rule: Rule): string[] => {
  const inLists = [...rule.selector.matchAll(/:(?:has|not)\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g)];
  const lists = [rule.selectors, ...inLists.map(([, list = ""]) => list.split(","))];
  const mixed = lists.some((list) => {
    const newer = list.filter((one) => newerSelectorsIn(one).length > 0);
    return newer.length > 0 && newer.length < list.length;
  });
  return [
    ...(rule.parent?.type === "rule" ? ["nesting"] : []),
    ...newerSelectorsIn(rule.selector).map((one) => (mixed ? `${one} among others` : one)),
  ];
};

const functionsIn = ({ value }: Declaration): string[] =>
  [...value.matchAll(/([\w-]+)\(/g)].flatMap(([, name = ""]) =>
    isNewer(types[name] ?? types["color"]?.[name]) ? [`${name}()`] : [],
  );

/** An unknown property or keyword does nothing; an unknown function takes the colour or size with it. */
const inDeclaration = (declaration: Declaration): string[] => {
  const isFallback = (one: ChildNode) =>
    one.type === "decl" && one.prop === declaration.prop && functionsIn(one).length === 0;
  return declaration.parent?.some(isFallback) ? [] : functionsIn(declaration);
};

const newerIn = (node: ChildNode): string[] => {
  if (node.type === "rule") return inRule(node);
  if (node.type === "decl") return inDeclaration(node);
  const isRule = node.type === "atrule" && isNewer((CSS["at-rules"] as Identifier)[node.name]);
  return isRule ? [`@${node.name}`] : [];
};

/** Whether a node is in a rule that browsers without the feature skip. */
const isAskedFor = (node: ChildNode, newer: string): boolean => {
  for (let up = node.parent; up && up.type !== "root"; up = up.parent as typeof up)
    if (up.type === "atrule" && (up as AtRule).name === "supports")
      if ((up as AtRule).params.includes(newer.replace("()", ""))) return true;
  return false;
};

/** The features newer than the floor that style sheets use without a fallback and without @supports. */
export const newerStyles = (sheets: readonly string[]): { newer: string; where: string }[] =>
  sheets.flatMap((sheet) => {
    const found: { newer: string; where: string }[] = [];
    parse(sheet).walk((node) => {
      for (const newer of newerIn(node))
        if (!isAskedFor(node, newer)) found.push({ newer, where: node.toString().slice(0, 80) });
    });
    return found;
  });
