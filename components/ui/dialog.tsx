"use client";

import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from "react";

type ModalProps = Omit<ComponentProps<"dialog">, "ref"> & {
  /** For callers that close it other than by a button in it. */
  dialog?: RefObject<HTMLDialogElement | null> | undefined;
  /** It stays open while this is true, whatever key is pressed. */
  isBusy?: boolean;
  onClose: () => void;
};

/** A native modal dialog, open while it is rendered: the browser traps the focus and restores it, and handles Escape. */
export function Modal({ dialog, isBusy = false, onClose, className = "", ...rest }: ModalProps) {
  const own = useRef<HTMLDialogElement>(null);
  const shown = dialog ?? own;
  useEffect(() => {
    const element = shown.current!;
    element.showModal();
    return () => element.close();
  }, [shown]);
  return (
    <dialog
      ref={shown}
      className={`dialog ${className}`}
      // Ignores a late "close" event, after the dialog was shown again.
      onClose={() => shown.current?.open || onClose()}
      onCancel={(event) => isBusy && event.preventDefault()}
      {...rest}
    />
  );
}

/** Closes the dialog of a button, as Escape does. */
export const closeDialog = ({ currentTarget }: MouseEvent<HTMLElement>): void =>
  currentTarget.closest("dialog")?.close();

type DialogProps = Omit<ModalProps, "title" | "children"> & { title: string; children: ReactNode };

/** A modal question or offer under a heading, which gets the focus. */
export function Dialog({ title, className = "", children, ...modal }: DialogProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // Not on a button: a key pressed at this moment would press it.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Modal className={`stitched ${className}`} aria-labelledby={id} {...modal}>
      <div className="px-5 pt-5 pb-6 sm:px-8 sm:pt-7">
        <h2 ref={heading} id={id} tabIndex={-1} className="wrap-anywhere">
          {title}
        </h2>
        {children}
      </div>
    </Modal>
  );
}
