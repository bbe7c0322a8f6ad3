import type { ComponentProps } from "react";
import { Dialog } from "@/components/ui/dialog";
import "./desk-dialog.css";

type DeskDialogProps = Pick<
  ComponentProps<typeof Dialog>,
  "title" | "isBusy" | "onClose" | "children"
>;

/** A question above the desk. */
export const DeskDialog = (props: DeskDialogProps) => <Dialog className="desk-dialog" {...props} />;
