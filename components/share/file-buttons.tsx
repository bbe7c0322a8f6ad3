import { Button } from "@/components/ui/button";
import { downloadFile } from "@/lib/browser/core/download";
import { canSend, sendFile } from "@/lib/browser/share/send-file";

type FileButtonsProps = {
  words: Readonly<Record<"send" | "save", string>>;
  /** Null until it is there: then the buttons wait. */
  file: File | null;
  /** The element that says why they wait. */
  describedBy: string;
};

/** Sends a file by another app, where the browser can do that, and downloads it. */
export function FileButtons({ words, file, describedBy }: FileButtonsProps) {
  const isWaiting = file === null;
  const save = () => file && downloadFile(file.name, file);
  return (
    <div className="keep-buttons">
      {file && canSend(file) && (
        <Button onClick={() => void sendFile(file)} data-counts="pdf">
          {words.send}
        </Button>
      )}
      <Button
        onClick={save}
        aria-disabled={isWaiting}
        aria-describedby={isWaiting ? describedBy : undefined}
        data-counts={isWaiting ? undefined : "pdf"}
      >
        {words.save}
      </Button>
    </div>
  );
}
