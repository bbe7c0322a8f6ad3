import { TextList } from "@/components/shared/text-list";
import { contentIn } from "@/lib/content";
import { pricesIn } from "@/lib/content/facts/prices";
import { besidePrice, PACKAGES } from "@/lib/domain/check/packages";
import type { Lang } from "@/lib/domain/core/languages";

/** What an order of each package includes, and what it does not. */
export function PackageScope({ lang }: { lang: Lang }) {
  const { packages, services, terms } = contentIn(lang);
  const prices = pricesIn(lang);
  return PACKAGES.map(({ id, name }) => (
    <div key={id} className="mt-6 border-t border-ink pt-4">
      <h3 lang="en">{name}</h3>
      <p className="mt-1 text-soft">
        {`${prices[id].amount}, ${besidePrice(prices[id], packages.notes[id])}`}
      </p>
      <h4 className="mt-4 font-semibold">{terms.packages.includes}</h4>
      <TextList items={services.blocks[id].gets} />
      <h4 className="mt-4 font-semibold">{terms.packages.excludes}</h4>
      <TextList items={services.blocks[id].not} />
    </div>
  ));
}
