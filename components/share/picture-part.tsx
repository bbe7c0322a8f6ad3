import { useEffect, useRef, useState } from "react";
import { attempt } from "@/lib/browser/core/attempt";
import type { CheckWords } from "@/lib/content/slices/check-words";
import type { KeepPanelWords } from "@/lib/content/slices/share-words";
import type { Outcome } from "@/lib/domain/check/quiz";
import { drawPicture, HEIGHT, WIDTH } from "./draw-picture";
import { FileButtons } from "./file-buttons";
import { pictureContent } from "./picture-content";

const NAME = "bizgrow-plan.png";
const PNG = "image/png";

type PicturePartProps = {
  words: KeepPanelWords["picture"];
  check: CheckWords;
  outcome: Outcome;
};

/** The plan as a picture, drawn on the device: it needs no network, and nothing is sent. */
export function PicturePart({ words, check, outcome }: PicturePartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [isFailed, setFailed] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    const element = canvas.current!;
    const draw = () => {
      const family = getComputedStyle(element).fontFamily;
      drawPicture(element.getContext("2d")!, pictureContent(words, check, outcome), family);
      element.toBlob((made) => {
        if (!isCurrent) return;
        if (made) setFile(new File([made], NAME, { type: PNG }));
        else setFailed(true);
      }, PNG);
      return true;
    };
    if (!attempt(draw, false)) setFailed(true);
    return () => {
      isCurrent = false;
    };
  }, [words, check, outcome]);

  return (
    <div className="flex items-start gap-4">
      <canvas
        ref={canvas}
        className="keep-picture"
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label={words.label}
      />
      <div className="min-w-0 flex-1">
        <p className="text-base text-soft">{words.text}</p>
        {isFailed ? (
          <p role="status">{words.failed}</p>
        ) : (
          <FileButtons words={words} file={file} counts="picture" />
        )}
      </div>
    </div>
  );
}
