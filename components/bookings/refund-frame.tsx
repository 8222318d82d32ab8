import type { ReactNode } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { failureText } from "@/lib/client/api-client";

/** The frame of what canceling gives back: while it is worked out, when that fails, and the answer. */
export function RefundFrame<Answer>({
  answer: { data, isPending, error },
  children,
}: {
  answer: { data: Answer | undefined; isPending: boolean; error: Error | null };
  children: (data: Answer) => ReactNode;
}) {
  if (isPending) {
    return (
      <div role="status">
        <span className="sr-only">Calcolo del rimborso…</span>
        <Skeleton className="h-12" />
      </div>
    );
  }
  return (
    <div role="status" className="rounded-md bg-sand-100 px-4 py-3">
      {data === undefined ? <p>{failureText(error)}</p> : children(data)}
    </div>
  );
}
