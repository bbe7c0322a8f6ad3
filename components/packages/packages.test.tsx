// holds: #pages, #packages
import { cleanup, render, screen, within } from "@testing-library/react";
import { contentIn } from "@/lib/content";
import { pricesIn } from "@/lib/content/facts/prices";
import { whatsappLink } from "@/lib/content/facts/site";
import { faqIn } from "@/lib/content/slices/faq-in";
import { fill } from "@/lib/domain/core/fill";
import { LANGS, pathIn } from "@/lib/domain/core/languages";
import { besidePrice, PACKAGES, twoNames } from "@/lib/domain/check/packages";
import { FaqEntries } from "@/components/shared/faq";
import { PackageBlock } from "./package-block";
import { PackageCards } from "./package-cards";

afterEach(cleanup);

describe.each(LANGS)("in %s", (lang) => {
  const { chrome, packages, services } = contentIn(lang);
  const prices = pricesIn(lang);

  test("a card names the package, its price and note, and links to its block and to a chat that names it", () => {
    render(<PackageCards lang={lang} />);
    const cards = screen.getAllByRole("listitem");
    expect(cards).toHaveLength(PACKAGES.length);
    for (const [at, { id, name, isMostPopular }] of PACKAGES.entries()) {
      const card = within(cards[at]!);
      expect(card.getByRole("heading", { level: 3, name })).toBeInTheDocument();
      expect(card.getByText(prices[id].amount)).toBeInTheDocument();
      expect(card.getByText(besidePrice(prices[id], packages.notes[id]))).toBeInTheDocument();
      expect(card.queryAllByText(packages.popular)).toHaveLength(isMostPopular ? 1 : 0);
      expect(screen.getByRole("link", { name: `${packages.learnMore} ${name}` })).toHaveAttribute(
        "href",
        pathIn(lang, `/services#${id}`),
      );
      const chat = screen.getByRole("link", {
        name: `${packages.consult} ${name} ${chrome.opensWhatsApp}`,
      });
      expect(chat).toHaveAttribute(
        "href",
        whatsappLink(fill(packages.consultText, { package: twoNames(name, packages.plain[id]) })),
      );
      expect(chat).toHaveAttribute("target", "_blank");
      expect(chat).toHaveAttribute("rel", "noopener");
    }
  });

  test.each(PACKAGES)("the block of $id is at its anchor, with both buttons", (pack) => {
    const { container } = render(<PackageBlock lang={lang} pack={pack} />);
    expect(container.querySelector(`#${pack.id}`)).toHaveTextContent(pack.name);
    const { book, demo } = services.labels;
    const hrefOf = (name: string) =>
      screen.getByRole("link", { name: `${name} ${pack.name}` }).getAttribute("href");
    expect(hrefOf(book)).toBe(pathIn(lang, `/onboarding/${pack.id}`));
    expect(hrefOf(demo)).toBe(pathIn(lang, `/contact/demo/${pack.id}`));
    const { gets, not, short } = services.blocks[pack.id];
    for (const line of short) expect(screen.getByText(line).closest("details")).toBeNull();
    const details = screen.getByText(services.labels.all).closest("details")!;
    expect(details).not.toHaveAttribute("open");
    for (const text of [...gets, ...not])
      expect(within(details).getByText(text)).toBeInTheDocument();
    expect(screen.queryAllByText(packages.popular)).toHaveLength(pack.isMostPopular ? 1 : 0);
  });

  test("of a group of the long list the first is open", () => {
    render(<FaqEntries items={faqIn(lang)[0]!.items} isFirstOpen />);
    const [first, ...others] = screen.getAllByRole("group");
    expect(first).toHaveAttribute("open");
    for (const one of others) expect(one).not.toHaveAttribute("open");
  });

  test("the short list shows its questions closed, the answers in the page", () => {
    const items = faqIn(lang)[0]!.items.slice(0, 3);
    render(<FaqEntries items={items} />);
    for (const { question, answer } of items) {
      expect(screen.getByText(question).closest("details")).not.toHaveAttribute("open");
      expect(screen.getByText(answer)).toBeInTheDocument();
    }
  });
});
