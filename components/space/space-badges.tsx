import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { Space } from "@/lib/schemas/space/space";

export type SpaceBadge = "unavailable" | "membersOnly" | "popular" | "new";

export function badgesOf({
  isAvailable,
  isPopular,
  isNew,
  membersOnly,
}: Pick<Space, "isPopular" | "isNew" | "isAvailable" | "membersOnly">): SpaceBadge[] {
  return [
    ...(isAvailable ? [] : ["unavailable" as const]),
    ...(membersOnly ? ["membersOnly" as const] : []),
    ...(isPopular ? ["popular" as const] : []),
    ...(isNew ? ["new" as const] : []),
  ];
}

export function SpaceBadges({ badges }: { badges: readonly SpaceBadge[] }) {
  const t = useTranslations("spaceCard");
  if (badges.length === 0) return null;
  return (
    <p className="absolute top-3 left-3 flex flex-wrap gap-2">
      {badges.map((badge) => (
        <Badge key={badge} variant={badge}>
          {t(badge)}
        </Badge>
      ))}
    </p>
  );
}
