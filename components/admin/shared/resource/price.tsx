import { formatPrice } from "@/lib/domain/money/money";

/** A number is an amount in cents, shown in euros; a text is shown as given (docs/product.md). */
export function Price({ value }: { value: number | string }) {
  return <span className="whitespace-nowrap tabular-nums">{formatPrice(value)}</span>;
}
