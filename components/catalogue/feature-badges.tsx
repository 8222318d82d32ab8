import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import { Sparkles, Star } from "@/components/ui/icons";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";

/** The badges "Popolare" and "In evidenza" of events and courses. */
export function FeatureBadges({
  isPopular,
  isFeatured,
  className,
}: Pick<CentreEvent, "isPopular" | "isFeatured"> & { className?: string }) {
  const t = useTranslations("offering");
  if (!isPopular && !isFeatured) return null;
  return (
    <div className={cn("flex flex-wrap gap-2", className)}>
      {isFeatured && (
        <Badge variant="new">
          <Sparkles />
          {t("featured")}
        </Badge>
      )}
      {isPopular && (
        <Badge variant="popular">
          <Star />
          {t("popular")}
        </Badge>
      )}
    </div>
  );
}
