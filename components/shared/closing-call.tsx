import type { ReactNode } from "react";
import { Drawing } from "./drawing";

/** The red cover at the end of a page, with its last link. */
export const ClosingCall = ({
  words,
  children,
}: {
  words: { title: string; text: string };
  children: ReactNode;
}) => (
  <section className="stitched bg-red text-paper" aria-labelledby="last-call">
    <div className="page items-end justify-between gap-10 pt-10 pb-14 sm:pb-20 md:flex lg:pt-16">
      <div>
        <h2 id="last-call" className="max-w-2xl">
          {words.title}
        </h2>
        <p className="mt-3 text-lead">{words.text}</p>
        <p className="mt-6">{children}</p>
      </div>
      <Drawing name="tea-glass" className="hidden w-48 shrink-0 md:block" />
    </div>
  </section>
);
