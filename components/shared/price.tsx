import { formatPrice } from "@/lib/domain/money/money";
import { cn } from "@/lib/utils";

/** A number is cents and becomes euros; a text is shown as given (docs/product.md). */
export function Price({ value, className }: { value: number | string; className?: string }) {
  return <span className={cn("whitespace-nowrap tabular-nums", className)}>{formatPrice(value)}</span>;
}
