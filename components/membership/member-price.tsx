import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import { useFormats } from "@/components/ui/use-words";

/** The price for valid members. Renders nothing if `price` is null: members pay the regular price. */
export function MemberPrice({ price, className }: { price: string | null; className?: string }) {
  const t = useTranslations("forMembers");
  const formats = useFormats();
  if (price === null) return null;
  return (
    <span className={cn("block text-[0.95rem] font-medium text-lotus-700 tabular-nums", className)}>
      {t("price", { price: formats.price(price) })}
    </span>
  );
}
