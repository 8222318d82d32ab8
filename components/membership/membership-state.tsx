import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useFormats } from "@/components/ui/use-words";
import type { MembershipYear } from "@/lib/domain/membership/membership-year";
import { type CalendarDay, formatDayAfter } from "@/lib/domain/time/dates";
import type { MyMembership } from "@/lib/schemas/membership/member";

interface MembershipStateProps {
  member: MyMembership;
  today: CalendarDay;
  category: string;
  /** The next membership year and the category's fee for it, in cents. */
  next: MembershipYear & { amount: number };
}

export function MembershipState({ member, today, category, next }: MembershipStateProps) {
  const t = useTranslations("membership.state");
  const language = useLocale();
  const { status, appliedOn, endedOn } = member;
  const applied = formatDayAfter("del", appliedOn, language);
  if (status === "applied")
    return (
      <Notice tone="calm">
        <p className="font-medium">{t("applied", { day: applied })}</p>
        <p>{t("nothing")}</p>
        <p>{t("category", { category })}</p>
      </Notice>
    );
  if (status === "rejected") return <Notice tone="calm">{t("rejected", { day: applied })}</Notice>;
  if (status === "ended")
    return (
      <Notice tone="calm">{t("ended", { day: formatDayAfter("dal", endedOn ?? today, language) })}</Notice>
    );
  return <Validity member={member} today={today} next={next} />;
}

function Validity({ member, today, next }: Omit<MembershipStateProps, "category">) {
  const t = useTranslations("membership.state");
  const formats = useFormats();
  const language = useLocale();
  const { paidUntil, validUntil, fees } = member;
  if (paidUntil === null || validUntil === null) return <Notice tone="due">{t("unpaid")}</Notice>;
  const expired = formatDayAfter("il", paidUntil, language);
  if (validUntil < today) return <Notice tone="due">{t("expired", { expired })}</Notice>;
  if (paidUntil < today)
    return (
      <Notice tone="due">{t("grace", { expired, until: formatDayAfter("al", validUntil, language) })}</Notice>
    );
  const hasNext = fees.some(({ from }) => from >= next.from);
  return (
    <Notice tone="good">
      <p className="font-medium">{t("valid", { until: formatDayAfter("al", paidUntil, language) })}</p>
      {!hasNext && paidUntil < next.from && next.amount > 0 && (
        <p>
          {t("next", {
            from: formatDayAfter("il", next.from, language),
            amount: formats.cents(next.amount),
          })}
        </p>
      )}
    </Notice>
  );
}

const TONES = {
  good: "bg-sage-100 text-sage-800",
  due: "bg-honey-100 text-honey-700",
  calm: "bg-sand-100 text-ink",
} as const;

function Notice({ tone, children }: { tone: keyof typeof TONES; children: ReactNode }) {
  return (
    <div role="status" className={`flex flex-col gap-1.5 rounded-lg px-5 py-4 ${TONES[tone]}`}>
      {children}
    </div>
  );
}
