import { Linter, type Rule } from "eslint";
import { FEATURES, FLOOR, isIn } from "./compat";
import { isGuarded, nameOf } from "./guards";
import { newerSelectorsIn } from "./newer-styles";

type Node = Rule.Node;

const pathOf = (owner: string | null, name: string) => (owner ? `${owner}.${name}` : name);
const NEWER = FEATURES.filter(({ compat }) => !isIn(FLOOR, compat));
const KNOWN = FEATURES.filter(({ compat }) => isIn(FLOOR, compat));
const NEWER_PATHS = new Set(NEWER.map(({ owner, name }) => pathOf(owner, name)));
const KNOWN_PATHS = new Set(KNOWN.map(({ owner, name }) => pathOf(owner, name)));
const OWNERS = new Set(FEATURES.flatMap(({ owner }) => owner ?? []));
const KNOWN_NAMES = new Set(KNOWN.map(({ name }) => name));
/** Members whose name tells enough: no older member of anything has it. */
const NEWER_NAMES = new Set(
  NEWER.filter(({ owner, isStatic }) => owner && !isStatic)
    .map(({ name }) => name)
    .filter((name) => !KNOWN_NAMES.has(name)),
);
/** They return iterators, whose own methods are newer than arrays' of the same name. */
const ITERATOR_MAKERS = ["values", "keys", "entries", "matchAll"];
/** The newest syntax that the whole floor has: the last part, static blocks of classes, came with Safari 16.4. */
const SYNTAX = 2022;

/** The interface of a global object: navigator is a Navigator. */
const ownerOf = (name: string): string => {
  const owner = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  return OWNERS.has(owner) ? owner : name;
};

/** The newer feature that a chain of names beginning with a global is, such as URL.canParse; null if it is none. */
const newerGlobal = (path: string): string | null => {
  const [owner = "", name] = path.split(".");
  if (name === undefined) return NEWER_PATHS.has(owner) && !KNOWN_PATHS.has(owner) ? owner : null;
  const exact = [path, `${ownerOf(owner)}.${name}`];
  return exact.some((one) => KNOWN_PATHS.has(one))
    ? null
    : (exact.find((one) => NEWER_PATHS.has(one)) ?? null);
};

/** Whether a node is used so that its absence would throw: called, or asked for a member. */
const isUsed = (node: Node): boolean => {
  const { parent } = node;
  if (!parent) return false;
  if (parent.type === "CallExpression" || parent.type === "NewExpression")
    return parent.callee === node && !("optional" in parent && parent.optional);
  return parent.type === "MemberExpression" && parent.object === node && !parent.optional;
};

const isIterator = (node: Node): boolean =>
  node.type === "CallExpression" &&
  node.callee.type === "MemberExpression" &&
  node.callee.property.type === "Identifier" &&
  ITERATOR_MAKERS.includes(node.callee.property.name) &&
  (node.arguments.length === 0 || node.callee.property.name === "matchAll");

const newerMember = (node: Extract<Node, { type: "MemberExpression" }>): string | null => {
  if (node.computed || node.property.type !== "Identifier") return null;
  const { name } = node.property;
  const onIterator = `Iterator.${name}`;
  if (isIterator(node.object as Node) && NEWER_PATHS.has(onIterator)) return onIterator;
  return NEWER_NAMES.has(name) && node.parent.type === "CallExpression" ? name : null;
};

const keyOf = (key: unknown): string => {
  const { name, value } = key as { name?: string; value?: unknown };
  return name ?? String(value);
};

/** Reports newer features that are used unguarded, and as "own" the names of members that the script itself makes. */
const rule: Rule.RuleModule = {
  create: ({ report, sourceCode: { scopeManager } }) => {
    const references = scopeManager.scopes.flatMap((scope) => scope.references);
    const isGlobal = ({ resolved }: (typeof references)[number]) => !resolved?.defs.length;
    const unbound = new Set(references.filter(isGlobal).map(({ identifier }) => identifier));
    const tell = (node: Node, newer: string | null, ...guards: (string | null)[]) => {
      if (newer && !guards.some((guard) => guard && isGuarded(node, guard)))
        report({ node, message: newer });
    };
    const own = (node: Node, key: unknown) => report({ node, message: `own ${keyOf(key)}` });
    return {
      Identifier: (node) => {
        const { parent } = node;
        const isAsked = parent.type === "UnaryExpression" && parent.operator === "typeof";
        if (unbound.has(node) && !isAsked) tell(node, newerGlobal(node.name), node.name);
      },
      MemberExpression: (node) => {
        if (!isUsed(node)) return;
        let root: Node = node;
        while (root.type === "MemberExpression") root = root.object as Node;
        const path = nameOf(node);
        if (path && root.type === "Identifier" && unbound.has(root) && newerGlobal(path))
          // What a newer global has came with it.
          tell(node, newerGlobal(path), path, newerGlobal(root.name) && root.name);
        else tell(node, newerMember(node), path);
      },
      // An unknown selector makes `matches` and `querySelector` throw.
      Literal: (node) => {
        const isText = typeof node.value === "string" && /^[\w\s.#[\]=':>,()-]+$/.test(node.value);
        for (const newer of isText ? newerSelectorsIn(String(node.value)) : [])
          report({ node, message: newer });
      },
      "ObjectExpression > Property": (node: Extract<Node, { type: "Property" }>) =>
        own(node, node.key),
      MethodDefinition: (node) => own(node, node.key),
      "AssignmentExpression > MemberExpression.left": (
        node: Extract<Node, { type: "MemberExpression" }>,
      ) => own(node, node.property),
    };
  },
};

const linter = new Linter();
const CONFIG: Linter.Config = {
  plugins: { floor: { rules: { newer: rule } } },
  rules: { "floor/newer": "error" },
  linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: "off" },
  languageOptions: { ecmaVersion: SYNTAX, sourceType: "script" },
};

/**
 * The features newer than the floor that scripts use without asking whether they are there, each with the text around
 * it; newer syntax as the parser's message. A member that one of the scripts makes itself is no newer feature.
 */
export const newerUses = (scripts: readonly string[]): string[] => {
  const found = scripts.flatMap((text) =>
    linter.verify(text, CONFIG).map(({ message, line, column }) => {
      const before = text
        .split("\n")
        .slice(0, line - 1)
        .join("\n").length;
      const near = text.slice(Math.max(0, before + column - 60), before + column + 80);
      return { message, near: near.replace(/\s+/g, " ") };
    }),
  );
  const own = new Set(found.map(({ message }) => message));
  return found
    .filter(({ message }) => !message.startsWith("own "))
    .filter(({ message }) => !own.has(`own ${message.split(".").at(-1)}`))
    .map(({ message, near }) => `${message} in ${near}`);
};
