import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { usePathIn } from "@/components/ui/use-path-in";
import { currentPath } from "@/lib/client/booking/current-path";
import type { MemberAdvice } from "@/lib/domain/membership/advice";
import { type CalendarDay, formatDayAfter } from "@/lib/domain/time/dates";
import { paths } from "@/lib/paths";

export interface MembersOnlyProps {
  advice: MemberAdvice;
  /** The last day of the membership; null while it is not valid. */
  validUntil: CalendarDay | null;
}

export function MembersOnlyNotice({ advice, validUntil }: MembersOnlyProps) {
  const t = useTranslations("membersOnly");
  const language = useLocale();
  const pathIn = usePathIn();
  const until = validUntil === null ? "" : formatDayAfter("al", validUntil, language);
  return (
    <div role="status" className="flex flex-col items-start gap-3 rounded-md bg-lotus-100 p-4 text-lotus-700">
      <p>{t(`advice.${advice}`, { until })}</p>
      <div className="flex flex-wrap gap-2.5">
        {advice === "sign-in" && (
          <Button asChild variant="action" size="sm">
            {/* A full page load, so that the page is rendered for the signed-in user. */}
            <a href={pathIn(paths.signInFor(currentPath()))}>{t("signIn")}</a>
          </Button>
        )}
        {(advice === "sign-in" || advice === "apply") && (
          <Button asChild variant={advice === "apply" ? "action" : "outline"} size="sm">
            <Link href={paths.becomeMember}>{t("become")}</Link>
          </Button>
        )}
        {(advice === "pay" || advice === "renew" || advice === "wait") && (
          <Button asChild variant={advice === "pay" ? "action" : "outline"} size="sm">
            <Link href={paths.membership}>{t(advice === "pay" ? "pay" : "card")}</Link>
          </Button>
        )}
      </div>
    </div>
  );
}
