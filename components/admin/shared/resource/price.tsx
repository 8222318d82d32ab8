import { cn } from "@/components/ui/cn";
import { formatPrice } from "@/lib/domain/money/money";

/** A number is an amount in cents, shown in euros; a text is shown as given (docs/product.md). */
export function Price({ value, className }: { value: number | string; className?: string }) {
  return <span className={cn("whitespace-nowrap tabular-nums", className)}>{formatPrice(value)}</span>;
}
