import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { useTextResolver } from "@/components/ui/use-words";
import { failureText } from "@/lib/client/api-client";

export function RefundFrame<Answer>({
  answer: { data, isPending, error },
  expected,
  children,
}: {
  answer: { data: Answer | undefined; isPending: boolean; error: Error | null };
  /** A likely response, rendered invisibly while loading to reserve its space and avoid a layout shift. */
  expected: Answer;
  children: (data: Answer) => ReactNode;
}) {
  const t = useTranslations("money.refund");
  const word = useTextResolver();
  if (isPending) {
    return (
      <div role="status" className="relative px-4 py-3">
        <span className="sr-only">{t("loading")}</span>
        <div aria-hidden="true" className="invisible">
          {children(expected)}
        </div>
        <Skeleton className="absolute inset-0" />
      </div>
    );
  }
  return (
    <div role="status" className="rounded-md bg-sand-100 px-4 py-3">
      {data === undefined ? <p>{word(failureText(error))}</p> : children(data)}
    </div>
  );
}
