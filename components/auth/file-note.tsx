import type { AuthWords } from "@/lib/content/en/auth";
import { Button } from "@/components/ui/button";
import { closeDialog, Dialog } from "@/components/ui/dialog";
import { InAppNote, useInAppBrowser } from "./in-app-note";

type FileNoteProps = { words: AuthWords["inApp"]; onClose: () => void };

/** Says that a browser inside another app saves no file, and how to leave it. */
export function FileNote({ words, onClose }: FileNoteProps) {
  const browser = useInAppBrowser();
  const { title, text, close } = words.files;
  return (
    <Dialog title={title} className="sm:w-112" onClose={onClose}>
      {browser && (
        <div className="mt-4">
          <InAppNote words={{ ...words, text }} browser={browser} />
        </div>
      )}
      <Button kind="quiet" className="mt-3 w-full" onClick={closeDialog}>
        {close}
      </Button>
    </Dialog>
  );
}
