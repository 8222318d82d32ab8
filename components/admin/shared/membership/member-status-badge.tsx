import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Ban, CircleCheck, CircleSlash, Coins, Hourglass } from "@/components/ui/icons";
import { today } from "@/lib/client/browser-date";
import { membershipProblem } from "@/lib/domain/membership/validity";
import type { Membership } from "@/lib/schemas/membership/member";
import { useMemberSettings } from "./use-member-settings";

const STATUS_STYLES = {
  applied: { variant: "warning", Icon: Hourglass },
  admitted: { variant: "success", Icon: CircleCheck },
  rejected: { variant: "outline", Icon: Ban },
  ended: { variant: "outline", Icon: CircleSlash },
} as const;

export function MemberStatusBadge({ member }: { member: Membership }) {
  const t = useTranslations("panel.members");
  const settings = useMemberSettings();
  const { status } = member;
  const reason =
    status === "admitted" && settings ? membershipProblem(member, today(), settings.memberGraceDays) : null;
  if (reason === "unpaid" || reason === "expired")
    return (
      <Badge variant="warning">
        <Coins />
        {t(`validity.${reason}`)}
      </Badge>
    );
  const { variant, Icon } = STATUS_STYLES[status];
  return (
    <Badge variant={variant}>
      <Icon />
      {status === "admitted" && settings ? t("validity.valid") : t(`status.${status}`)}
    </Badge>
  );
}
