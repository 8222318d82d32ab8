import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { type CalendarDay, formatDayAfter } from "@/lib/domain/time/dates";

interface MembershipCardProps {
  memberUntil: CalendarDay | null;
  /** The discount for members on the price of rooms, in percent. */
  discountPercent: number;
  today: CalendarDay;
  children?: ReactNode;
}

export function MembershipCard({ memberUntil, discountPercent, today, children }: MembershipCardProps) {
  const t = useTranslations("settings");
  const language = useLocale();
  if (memberUntil === null) return null;
  const isMember = memberUntil >= today;
  return (
    <section
      aria-labelledby="membership-title"
      className="rounded-xl border bg-surface p-5 shadow-rest sm:p-8"
    >
      <h2 id="membership-title" className="text-[1.5rem]">
        {t("membership.title")}
      </h2>
      <p className="mt-1.5">
        {t.rich(isMember ? "membership.valid" : "membership.expired", {
          until: formatDayAfter(isMember ? "al" : "il", memberUntil, language),
          day: (chunks) => <strong>{chunks}</strong>,
        })}
      </p>
      <p className="mt-1.5 text-ink-2 empty:hidden">
        {!isMember && t("membership.renew")}
        {isMember && discountPercent > 0 && t("membership.discount", { discountPercent })}
      </p>
      {children}
    </section>
  );
}
