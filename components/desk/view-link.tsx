import type { ComponentProps, MouseEvent } from "react";
import { type DeskView, hrefOf } from "./use-desk-view";

/** Whether a click navigates in this tab. */
const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !metaKey && !ctrlKey && !shiftKey && !altKey;

type ViewLinkProps = Omit<ComponentProps<"a">, "href" | "onClick"> & {
  view: DeskView;
  go: (view: DeskView) => void;
};

/** A link to a view of the desk, shown without loading the page again. */
export const ViewLink = ({ view, go, children, ...props }: ViewLinkProps) => (
  <a
    {...props}
    href={hrefOf(view)}
    onClick={(event) => {
      if (!isPlain(event)) return;
      event.preventDefault();
      go(view);
    }}
  >
    {children}
  </a>
);
