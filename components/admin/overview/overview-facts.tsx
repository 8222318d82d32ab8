import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import type { Overview } from "@/lib/schemas/panel/overview";

export function OverviewFacts({ overview }: { overview: Overview }) {
  const t = useTranslations("panel.overview");
  const { today, todaysBookings, pending, counts } = overview;
  const arrivals = todaysBookings.filter(({ startDate }) => startDate === today).length;
  return (
    <dl className="grid grid-cols-2 gap-3 xl:grid-cols-4">
      <Fact label={t("facts.arrivals")} value={arrivals} />
      <Fact label={t("titles.pending")} value={pending.total} isUrgent={pending.total > 0} />
      <Fact label={t("facts.upcomingBookings")} value={counts.upcomingBookings} />
      <Fact label={t("facts.upcomingEvents")} value={counts.upcomingEvents} />
    </dl>
  );
}

function Fact({ label, value, isUrgent = false }: { label: string; value: number; isUrgent?: boolean }) {
  return (
    <div
      className={cn(
        "flex flex-col-reverse justify-end rounded-lg border bg-surface p-4 shadow-rest",
        isUrgent && "border-honey-700/40 bg-honey-100",
      )}
    >
      <dt className={cn("text-[0.9rem]", isUrgent ? "text-honey-700" : "text-ink-2")}>{label}</dt>
      <dd className="font-display-soft text-[1.9rem] leading-tight tabular-nums">{value}</dd>
    </div>
  );
}
