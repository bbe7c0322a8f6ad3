import { TextList } from "@/components/shared/text-list";

type PackageScopeProps = {
  packages: ReadonlyArray<{
    id: string;
    name: string;
    /** Price and note, such as "₹6,999, one-time". */
    price: string;
    gets: readonly string[];
    not: readonly string[];
  }>;
  words: { includes: string; excludes: string };
};

/** What an order of each package includes, and what it does not. */
export function PackageScope({ packages, words }: PackageScopeProps) {
  return packages.map(({ id, name, price, gets, not }) => (
    <div key={id} className="mt-6 border-t border-ink pt-4">
      <h3 lang="en">{name}</h3>
      <p className="mt-1 text-soft">{price}</p>
      <h4 className="mt-4 font-semibold">{words.includes}</h4>
      <TextList items={gets} />
      <h4 className="mt-4 font-semibold">{words.excludes}</h4>
      <TextList items={not} />
    </div>
  ));
}
