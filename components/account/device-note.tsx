import { Button } from "@/components/ui/button";

/** Says that the checks below come from this device alone, and why. */
export function DeviceNote(props: { text: string; retry: string; onRetry: () => void }) {
  return (
    <div className="page mt-8">
      <div role="status" className="border-l-4 border-marigold bg-marigold-wash px-4 py-3">
        <p className="max-w-prose">{props.text}</p>
        <Button className="mt-3" onClick={props.onRetry}>
          {props.retry}
        </Button>
      </div>
    </div>
  );
}
