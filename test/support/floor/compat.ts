import { readFileSync } from "node:fs";
import compat, {
  type BrowserName,
  type CompatStatement,
  type Identifier,
} from "@mdn/browser-compat-data/forLegacyNode";

export type Versions = Partial<Record<BrowserName, number>>;

/** The compatibility data's names for browserslist's names of browsers, where they differ. */
const NAMES: Readonly<Record<string, BrowserName>> = {
  and_chr: "chrome_android",
  ios_saf: "safari_ios",
};

const { browserslist } = JSON.parse(readFileSync("package.json", "utf8")) as {
  browserslist: readonly string[];
};

/** The oldest browsers that the site supports: `browserslist` in package.json, which the build obeys as well. */
export const FLOOR: Versions = Object.fromEntries(
  browserslist.map((line) => {
    const [name = "", version] = line.split(" ");
    return [NAMES[name] ?? name, Number(version)];
  }),
);

/** Whether browsers of these versions all have a feature, without a flag, a prefix or another name. */
export const isIn = (versions: Versions, { support }: CompatStatement): boolean =>
  Object.entries(versions).every(([name, version]) =>
    [support[name as BrowserName] ?? []].flat().some((one) => {
      const from = Number.parseFloat(String(one.version_added).replace("≤", ""));
      const until = Number.parseFloat(String(one.version_removed).replace("≤", ""));
      const isOdd = one.flags || one.prefix || one.alternative_name;
      return !isOdd && from <= version && !(until <= version);
    }),
  );

/** A global of browsers (owner null), or a member of one: Array and toReversed, URL and canParse. */
export type Feature = {
  owner: string | null;
  name: string;
  /** Known to be no member of instances. */
  isStatic: boolean;
  compat: CompatStatement;
};

/** The parts of a group by their names. */
export const partsOf = (group: Identifier) => Object.entries(group as Record<string, Identifier>);

const membersOf = (owner: string | null, members: Identifier): Feature[] =>
  partsOf(members).flatMap(([path, { __compat: found }]) =>
    path === "__compat" || !found || path.endsWith("_event")
      ? []
      : [
          {
            owner,
            name: path.replace(/_static$/, ""),
            isStatic: path.endsWith("_static"),
            compat: found,
          },
        ],
  );

const ownersIn = (owners: Identifier): Feature[] => [
  ...membersOf(null, owners),
  ...partsOf(owners).flatMap(([owner, members]) =>
    owner === "__compat" ? [] : membersOf(owner === "Window" ? null : owner, members),
  ),
];

/** Every method, property and global that scripts can name. */
export const FEATURES: readonly Feature[] = [
  ...ownersIn(compat.javascript!["builtins"]!),
  ...ownersIn(compat.javascript!["builtins"]!["Intl"]!),
  ...ownersIn(compat.api!),
];

/** The selectors, colours and other types of CSS that browsers have or lack. */
export const CSS = compat.css!;
