import { contentIn } from "@/lib/content";
import { sheetPath } from "@/lib/content/blog/sheet-facts";
import { toolPath } from "@/lib/content/facts/public-pages";
import { type Post, sheetFilePath } from "@/lib/content/slices/posts";
import { type Lang, pathIn } from "@/lib/domain/core/languages";

const LINK = "inline-flex min-h-11 items-center underline";

/** What belongs to a post: a tool, or a sheet to print with its file for a spreadsheet. */
export function PostHelp({ lang, post: { help } }: { lang: Lang; post: Post }) {
  const { blog, sheets, tools } = contentIn(lang);
  const isTool = "tool" in help;
  const path = isTool ? toolPath(help.tool) : sheetPath(help.sheet);
  return (
    <>
      <p className="font-semibold">{isTool ? blog.tool : blog.sheet}</p>
      <a className={`${LINK} mt-1 text-red`} href={pathIn(lang, path)}>
        {isTool ? tools.all[help.tool].question : sheets.all[help.sheet].title}
      </a>
      {!isTool && (
        <p>
          <a
            className={`${LINK} text-base text-soft`}
            href={sheetFilePath(lang, help.sheet)}
            download
          >
            {sheets.csv}
          </a>
        </p>
      )}
    </>
  );
}
