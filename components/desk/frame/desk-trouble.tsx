import { buttonClass } from "@/components/ui/button";
import type { DeskProps } from "@/components/desk/desk-words";

type DeskTroubleProps = DeskProps & { back: string; text: { title: string; text: string } };

/** Why the desk or a page of it cannot be shown now, with the link to try again. */
export const DeskTrouble = ({ words, back, text }: DeskTroubleProps) => (
  <div role="alert" className="page py-8">
    <h2>{text.title}</h2>
    <p className="mt-3 max-w-prose">{text.text}</p>
    <p className="mt-5">
      <a className={buttonClass("primary")} href={back}>
        {words.frame.trouble.retry}
      </a>
    </p>
  </div>
);
