import type { ReactNode } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { failureText } from "@/lib/client/api-client";

/** The frame of what canceling gives back: while it is worked out, when that fails, and the answer. */
export function RefundFrame<Answer>({
  answer: { data, isPending, error },
  expected,
  children,
}: {
  answer: { data: Answer | undefined; isPending: boolean; error: Error | null };
  /** What the answer will be much like: it is not shown, but what it needs is kept free, so that nothing moves then. */
  expected: Answer;
  children: (data: Answer) => ReactNode;
}) {
  if (isPending) {
    return (
      <div role="status" className="relative px-4 py-3">
        <span className="sr-only">Calcolo del rimborso…</span>
        <div aria-hidden="true" className="invisible">
          {children(expected)}
        </div>
        <Skeleton className="absolute inset-0" />
      </div>
    );
  }
  return (
    <div role="status" className="rounded-md bg-sand-100 px-4 py-3">
      {data === undefined ? <p>{failureText(error)}</p> : children(data)}
    </div>
  );
}
