import { Fragment, type ReactNode } from "react";
import { type Block, TEXT_LINK } from "@/lib/content/blog/post-words";
import { firstThird, headingsIn } from "@/lib/content/slices/posts";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { contentIn } from "@/lib/content";
import { chatLink } from "@/lib/domain/core/chat-link";
import { ChatLink } from "@/components/site/chat-link";
import { Table } from "@/components/ui/table";

type PostTableProps = Extract<Block, { table: unknown }>["table"];

/** A sheet of the ledger: labels on the left, figures on the right, the sum in the last line. */
const PostTable = ({ caption, head, rows }: PostTableProps) => (
  <Table
    kind="sum"
    caption={caption}
    head={head}
    rows={rows.map(([line = "", ...figures]) => ({ key: line, title: line, cells: figures }))}
    classes={{
      box: "mt-6",
      table: "text-base max-[24rem]:text-[0.9375rem]",
      caption: "mb-2 text-left font-semibold",
      row: "last:border-ink last:font-bold",
      cell: "py-2 text-left not-first:pl-1 not-first:text-right min-[24rem]:not-first:pl-2",
    }}
  />
);

type MessagesToCopyProps = {
  lang: Lang;
  part: number;
  messages: ReadonlyArray<{ label: string; text: string }>;
};

/** Many messages to copy, each with what it is for; WhatsApp asks for the recipient. */
function MessagesToCopy({ lang, part, messages }: MessagesToCopyProps) {
  const { blog, chrome } = contentIn(lang);
  return (
    <ul className="mt-4 border-l-4 border-whatsapp bg-card px-4 sm:px-6">
      {messages.map(({ label, text }, at) => (
        <li key={label} className="border-rule pt-3 not-first:border-t">
          <p id={`message-${part}-${at}`} className="text-base font-semibold">
            {label}
          </p>
          <p>{text}</p>
          <ChatLink
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-whatsapp underline underline-offset-4"
            href={chatLink("", text)}
            opens={chrome.opensWhatsApp}
            about={`message-${part}-${at}`}
          >
            {blog.send}
          </ChatLink>
        </li>
      ))}
    </ul>
  );
}

/** A text of a post with its links. */
function Linked({ lang, text }: { lang: Lang; text: string }) {
  // Split by a pattern with two groups: text, words, path, text, words, path, …, text.
  const pieces = text.split(TEXT_LINK);
  return pieces.map((piece, at) => {
    if (at % 3 === 0) return <Fragment key={at}>{piece}</Fragment>;
    if (at % 3 === 2) return null;
    return (
      <a key={at} className="font-semibold text-red underline" href={pathIn(lang, pieces[at + 1]!)}>
        {piece}
      </a>
    );
  });
}

const items = (lang: Lang, texts: readonly string[]) =>
  texts.map((text) => (
    <li key={text}>
      <Linked lang={lang} text={text} />
    </li>
  ));

function PostBlock({ lang, block, part }: { lang: Lang; block: Block; part: number }) {
  if (typeof block === "string")
    return (
      <p className="mt-4">
        <Linked lang={lang} text={block} />
      </p>
    );
  if ("heading" in block)
    return (
      <h2 id={`part-${part}`} className="mt-10 text-2xl">
        {block.heading}
      </h2>
    );
  if ("list" in block)
    return <ul className="mt-4 flex list-disc flex-col gap-3 pl-7">{items(lang, block.list)}</ul>;
  if ("numbered" in block)
    return (
      <ol className="mt-4 flex list-decimal flex-col gap-3 pl-7">{items(lang, block.numbered)}</ol>
    );
  if ("picture" in block)
    return (
      // oxlint-disable-next-line nextjs/no-img-element -- 1 KB of SVG: there is nothing to optimise
      <img
        src={`/drawings/${block.picture.file}.svg`}
        width={320}
        height={180}
        alt={block.picture.alt}
        loading="lazy"
        className="mt-6 border border-rule bg-card"
      />
    );
  if ("messages" in block)
    return <MessagesToCopy lang={lang} part={part} messages={block.messages} />;
  if ("table" in block) return <PostTable {...block.table} />;
  return (
    <p className="mt-6 bg-marigold-wash px-4 py-4 sm:px-6">
      <Linked lang={lang} text={block.note} />
    </p>
  );
}

type PostBodyProps = {
  lang: Lang;
  blocks: readonly Block[];
  /** Shown after the first third. */
  children: ReactNode;
};

/** The text of a post, block by block. Each heading can be linked to: the parts are counted, in both languages alike. */
export function PostBody({ lang, blocks, children }: PostBodyProps) {
  const third = firstThird(blocks);
  return (
    <div className="max-w-prose *:first:mt-0">
      {blocks.map((block, at) => (
        <Fragment key={at}>
          {at === third && children}
          <PostBlock lang={lang} block={block} part={headingsIn(blocks.slice(0, at + 1)).length} />
        </Fragment>
      ))}
    </div>
  );
}
