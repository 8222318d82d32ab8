import { useTranslations } from "next-intl";
import { Badge, type BadgeVariant } from "@/components/ui/badge";
import type { PassStatus } from "@/lib/domain/pass/pass-life";

const VARIANTS: Record<PassStatus, BadgeVariant> = {
  unpaid: "warning",
  active: "success",
  empty: "secondary",
  expired: "secondary",
  canceled: "destructive",
};

export function PassBadge({ status }: { status: PassStatus }) {
  const t = useTranslations("passWords.status");
  return <Badge variant={VARIANTS[status]}>{t(status)}</Badge>;
}
