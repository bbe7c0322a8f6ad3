import type { HomeWords } from "@/lib/content/en/home";

/** Three steps, side by side on a wide screen. */
export function HowItWorks({ words }: { words: HomeWords["steps"] }) {
  return (
    <section className="ledger-section" aria-labelledby="how">
      <div className="page margin-line py-11 lg:py-18">
        <h2 id="how">{words.title}</h2>
        <ol className="entries steps steps-across mt-6">
          {words.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="mt-1">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
