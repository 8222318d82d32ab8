import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { CircleAlert } from "@/components/ui/icons";
import { Skeleton } from "@/components/ui/skeleton";
import { useTextResolver } from "@/components/ui/use-words";
import { failureText } from "@/lib/client/api-client";

export function TableSkeleton({ rows = 6 }: { rows?: number }) {
  const t = useTranslations("live");
  return (
    <div role="status" className="flex flex-col gap-3 py-2">
      <span className="sr-only">{t("loading")}</span>
      {Array.from({ length: rows }, (_, index) => `riga-${index}`).map((key) => (
        <div key={key} className="flex items-center gap-4">
          <Skeleton className="h-12 grow" />
          <Skeleton className="h-12 w-24 max-sm:hidden" />
          <Skeleton className="h-12 w-32 max-sm:hidden" />
        </div>
      ))}
    </div>
  );
}

export function TableError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslations("live");
  const word = useTextResolver();
  return (
    <div role="alert" className="flex flex-col items-start gap-3 rounded-lg bg-brick-100 p-5 text-brick-700">
      <p className="flex items-start gap-2 font-medium">
        <CircleAlert className="mt-0.5 size-5 shrink-0" />
        {word(failureText(error, "live.failure.list"))}
      </p>
      <Button variant="outline" size="sm" onClick={onRetry}>
        {t("retry")}
      </Button>
    </div>
  );
}

interface TablePlaceholderProps {
  error: Error | null;
  refetch: () => unknown;
  rows?: number;
}

/** In place of data that is not there: why it could not be loaded, or that it is loading. */
export const TablePlaceholder = ({ error, refetch, ...skeleton }: TablePlaceholderProps) =>
  error ? <TableError error={error} onRetry={() => void refetch()} /> : <TableSkeleton {...skeleton} />;
