import type { ReactNode } from "react";
import type { HomeWords } from "@/lib/content/en/home";

/** The red cover at the end of the book, with the check on it once more. */
export function LastCall({ words, children }: { words: HomeWords["close"]; children: ReactNode }) {
  return (
    <section className="cover" aria-labelledby="last-call">
      <div className="page py-14 sm:py-20">
        <h2 id="last-call" className="max-w-2xl">
          {words.title}
        </h2>
        <p className="mt-3 text-lead">{words.text}</p>
        <p className="mt-6">{children}</p>
      </div>
    </section>
  );
}
