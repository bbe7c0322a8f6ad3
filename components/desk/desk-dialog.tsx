"use client";

import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import "./desk-dialog.css";

type DeskDialogProps = {
  id: string;
  title: string;
  /** The dialog stays open while this is true. */
  isBusy: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** Closes the dialog of a button, as Escape does. The browser restores the focus. */
export const closeDialog = ({ currentTarget }: MouseEvent<HTMLElement>): void =>
  currentTarget.closest("dialog")?.close();

/** A modal question above the desk, its heading focused; open while it is rendered. */
export function DeskDialog({ id, title, isBusy, onClose, children }: DeskDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const element = dialog.current!;
    element.showModal();
    heading.current?.focus({ preventScroll: true });
    return () => element.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="desk-dialog stitched"
      aria-labelledby={id}
      onClose={() => dialog.current?.open || onClose()}
      onCancel={(event) => isBusy && event.preventDefault()}
    >
      <div className="px-5 pt-5 pb-6 sm:px-8 sm:pt-7">
        <h2 ref={heading} id={id} tabIndex={-1} className="wrap-anywhere">
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
