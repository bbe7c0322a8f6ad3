import { buttonClass } from "@/components/ui/button";
import type { DeskProps } from "@/components/desk/desk-words";
import { pathIn } from "@/lib/domain/core/languages";

/** What is shown in the place of a lead that is not there. */
export const DeskMissing = ({ lang, words: { frame } }: DeskProps) => (
  <main className="page py-8">
    <h1>{frame.missing.title}</h1>
    <p className="mt-3 max-w-prose">{frame.missing.text}</p>
    <p className="mt-5">
      <a className={buttonClass("primary")} href={pathIn(lang, "/desk/leads")}>
        {frame.missing.back}
      </a>
    </p>
  </main>
);
