import type { ComponentProps, ReactNode } from "react";
import { Drawing } from "./drawing";

type WashBandProps = {
  id: string;
  title: string;
  text: string;
  drawing?: ComponentProps<typeof Drawing>["name"];
  /** In place of the drawing, on a phone, too. */
  picture?: ReactNode;
  /** What to press. */
  children: ReactNode;
};

/** A band of marigold across the page: the other way to go. */
export const WashBand = ({ id, title, text, drawing, picture, children }: WashBandProps) => (
  <section className="bg-marigold-wash" aria-labelledby={id}>
    <div className="page flex flex-wrap items-center justify-between gap-x-10 gap-y-7 py-10 md:flex-nowrap lg:py-14">
      <div>
        <h2 id={id}>{title}</h2>
        <p className="mt-3 mb-5 max-w-prose">{text}</p>
        {children}
      </div>
      {picture}
      {drawing && <Drawing name={drawing} className="hidden h-44 w-auto shrink-0 md:block" />}
    </div>
  </section>
);
