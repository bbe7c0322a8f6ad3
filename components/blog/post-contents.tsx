import type { Block } from "@/lib/content/blog/post-words";

type PostContentsProps = { title: string; blocks: readonly Block[] };

/** The parts of a post, beside it on a wide screen; PostBody numbers them alike. */
export function PostContents({ title, blocks }: PostContentsProps) {
  const headings = blocks.flatMap((block) => ("heading" in block ? [block.heading] : []));
  return (
    <nav className="mt-8 text-base max-lg:hidden" aria-label={title}>
      <p className="font-semibold">{title}</p>
      <ol className="mt-1">
        {headings.map((heading, at) => (
          <li key={heading} className="border-rule not-first:border-t">
            <a className="block py-2 leading-snug hover:text-red" href={`#part-${at + 1}`}>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
