import type { Rule } from "eslint";

type Node = Rule.Node;

/** What a script calls the global object. */
const GLOBAL = /^(?:window|self|globalThis)\./;

/** A chain of plain names, such as Array.prototype.at or navigator.share; null for any other expression. */
export const nameOf = (node: Node): string | null => {
  const path = (one: Node): string | null => {
    if (one.type === "Identifier") return one.name;
    if (one.type === "ChainExpression") return path(one.expression as Node);
    if (one.type !== "MemberExpression" || one.computed) return null;
    const owner = one.object.type === "ThisExpression" ? "this" : path(one.object as Node);
    return owner && one.property.type === "Identifier" ? `${owner}.${one.property.name}` : null;
  };
  return path(node)?.replace(GLOBAL, "") ?? null;
};

const named = (node: unknown): string[] => {
  const name = nameOf(node as Node);
  return name === null ? [] : [name];
};

const isNothing = (node: Node): boolean =>
  node.type === "Literal" ? node.value === null : nameOf(node) === "undefined" || isVoid(node);
const isVoid = (node: Node): boolean => node.type === "UnaryExpression" && node.operator === "void";

/** The names that exist where a comparison such as `typeof x === "function"` or `x !== undefined` has an outcome. */
const comparedIn = (left: Node, operator: string, right: Node, outcome: boolean): string[] => {
  if (isNothing(left) || (left.type === "Literal" && !isNothing(right)))
    return comparedIn(right, { "<": ">", ">": "<" }[operator] ?? operator, left, outcome);
  if (isNothing(right)) return operator.startsWith("!") === outcome ? named(left) : [];
  if (left.type !== "UnaryExpression" || left.operator !== "typeof") return [];
  if (right.type !== "Literal") return [];
  // Minifiers write `typeof x < "u"` for `typeof x !== "undefined"`.
  const isThere =
    right.value === "undefined"
      ? operator.startsWith("!")
      : right.value === "u"
        ? operator === "<"
        : operator.startsWith("=");
  return isThere === outcome ? named(left.argument) : [];
};

/** The names that exist wherever a condition has this outcome. */
const namesGiven = (condition: unknown, outcome: boolean): string[] => {
  const node = condition as Node;
  switch (node.type) {
    case "UnaryExpression":
      return node.operator === "!" ? namesGiven(node.argument, !outcome) : [];
    case "LogicalExpression":
      return (node.operator === "&&") === outcome && node.operator !== "??"
        ? [...namesGiven(node.left, outcome), ...namesGiven(node.right, outcome)]
        : [];
    case "SequenceExpression":
      return namesGiven(node.expressions.at(-1), outcome);
    case "BinaryExpression": {
      const [left, right] = [node.left as Node, node.right as Node];
      if (node.operator !== "in") return comparedIn(left, node.operator, right, outcome);
      if (!outcome || left.type !== "Literal") return [];
      return named(right).map((owner) => `${owner}.${String(left.value)}`.replace(GLOBAL, ""));
    }
    default:
      return outcome ? named(node) : [];
  }
};

/** Whether a statement never goes on to the next one. */
const isEnd = (statement: unknown): boolean => {
  const node = statement as Node;
  if (node.type === "BlockStatement") return node.body.some(isEnd);
  return node.type === "ReturnStatement" || node.type === "ThrowStatement";
};

const namesFromParent = (child: Node, parent: Node): string[] => {
  switch (parent.type) {
    case "IfStatement":
    case "ConditionalExpression":
      if (child === parent.test) return [];
      return namesGiven(parent.test, child === parent.consequent);
    case "LogicalExpression":
      if (child !== parent.right || parent.operator === "??") return [];
      return namesGiven(parent.left, parent.operator === "&&");
    case "BlockStatement":
    case "Program":
      return parent.body
        .slice(0, (parent.body as unknown[]).indexOf(child))
        .flatMap((one) =>
          one.type === "IfStatement" && isEnd(one.consequent) ? namesGiven(one.test, false) : [],
        );
    default:
      return [];
  }
};

/**
 * Whether a node is only reached where a name exists, or where its absence is caught. Guards outside of the function
 * count as well: what a browser has does not vanish. A `try` around a function does not.
 */
export const isGuarded = (node: Node, name: string): boolean => {
  let isInside = true;
  for (let child = node; child.parent; child = child.parent) {
    const { parent } = child;
    if (parent.type === "TryStatement" && isInside && child === parent.block && parent.handler)
      return true;
    if (namesFromParent(child, parent).includes(name)) return true;
    if (/Function/.test(parent.type)) isInside = false;
  }
  return false;
};
