import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import type { CentreEvent } from "@/lib/schemas/catalogue/event";

export function FeatureBadges({
  isPopular,
  isFeatured,
  membersOnly,
  className,
}: Pick<CentreEvent, "isPopular" | "isFeatured" | "membersOnly"> & { className?: string }) {
  const t = useTranslations("offering");
  const tMembers = useTranslations("forMembers");
  if (!isPopular && !isFeatured && !membersOnly) return null;
  return (
    <div className={cn("flex flex-wrap gap-2", className)}>
      {membersOnly && <Badge variant="membersOnly">{tMembers("badge")}</Badge>}
      {isFeatured && (
        <Badge variant="new" data-icon="featured">
          {t("featured")}
        </Badge>
      )}
      {isPopular && (
        <Badge variant="popular" data-icon="popular">
          {t("popular")}
        </Badge>
      )}
    </div>
  );
}
