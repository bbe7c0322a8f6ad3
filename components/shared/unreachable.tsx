import { Button } from "@/components/ui/button";

type UnreachableProps = { title: string; text: string; retry: string; onRetry: () => void };

/** The server cannot be reached; offers another try. */
export function Unreachable({ title, text, retry, onRetry }: UnreachableProps) {
  return (
    <div className="page margin-line py-10" role="alert">
      <h2>{title}</h2>
      <p className="mt-3 max-w-prose">{text}</p>
      <Button kind="primary" className="mt-5" onClick={onRetry}>
        {retry}
      </Button>
    </div>
  );
}
