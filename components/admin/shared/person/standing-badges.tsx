import { useLocale, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import { CircleCheck, MailWarning, TriangleAlert, UserRound } from "@/components/ui/icons";
import { type Standing, standingsOf } from "@/lib/domain/panel/standing";
import { formatDayAfter } from "@/lib/domain/time/day-format";
import type { ListedPerson } from "@/lib/schemas/panel/people";

const STYLES = {
  member: { variant: "success", Icon: CircleCheck },
  account: { variant: "secondary", Icon: UserRound },
  unverified: { variant: "warning", Icon: MailWarning },
  "no-email": { variant: "outline", Icon: MailWarning },
  "certificate-expired": { variant: "destructive", Icon: TriangleAlert },
} as const satisfies Record<Standing, object>;

interface StandingBadgesProps {
  person: ListedPerson;
  today: string;
  className?: string;
}

/** Badges with what the front desk should know about a person at first sight. @param today a day in Rome */
export function StandingBadges({ person, today, className }: StandingBadgesProps) {
  const t = useTranslations("panel.person.standing");
  const language = useLocale();
  const standings = standingsOf(person, today);
  if (standings.length === 0) return null;
  return (
    <span className={cn("flex flex-wrap gap-1.5", className)}>
      {standings.map((standing) => {
        const { variant, Icon } = STYLES[standing];
        return (
          <Badge key={standing} variant={variant}>
            <Icon />
            {standing === "member" && person.memberUntil
              ? t("memberUntil", { day: formatDayAfter("al", person.memberUntil, language) })
              : t(standing)}
          </Badge>
        );
      })}
    </span>
  );
}
