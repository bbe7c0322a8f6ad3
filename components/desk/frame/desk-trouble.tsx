import { buttonClass } from "@/components/ui/button";

type DeskTroubleProps = { text: { title: string; text: string }; href: string; link: string };

/** Why the desk or a page of it cannot be shown, with a link to try again or elsewhere. */
export const DeskTrouble = ({ text, href, link }: DeskTroubleProps) => (
  <div role="alert" className="page py-8">
    <h2>{text.title}</h2>
    <p className="mt-3 max-w-prose">{text.text}</p>
    <p className="mt-5">
      <a className={buttonClass("primary")} href={href}>
        {link}
      </a>
    </p>
  </div>
);
