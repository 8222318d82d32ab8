import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { TablePlaceholder } from "@/components/shared/table/table-states";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { useFormats } from "@/components/ui/use-words";
import { END_REASONS } from "@/lib/domain/membership/member-status";
import type { CalendarDay } from "@/lib/domain/time/calendar-day";
import type { MemberStatisticsAnswer } from "@/lib/schemas/membership/register";

const YEARS = 10;

export function StatisticsSection({ today }: { today: CalendarDay }) {
  const t = useTranslations("panel.register.statistics");
  const thisYear = Number(today.slice(0, 4));
  const [year, setYear] = useState(thisYear);
  const path = `/api/reports/members/statistics?year=${year}`;
  const { data, error, refetch } = useQuery<MemberStatisticsAnswer>({
    queryKey: [path],
    refetchOnMount: "always",
  });
  return (
    <section
      aria-label={t("title")}
      className="flex min-w-0 flex-col gap-4 rounded-xl border bg-surface p-4 shadow-rest sm:p-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h3 className="text-[1.4rem]">{t("title")}</h3>
        <Field label={t("year")} className="basis-32">
          <Select value={year} onChange={({ target }) => setYear(Number(target.value))}>
            {Array.from({ length: YEARS }, (_, back) => thisYear - back).map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {!data && <TablePlaceholder error={error} refetch={refetch} rows={3} />}
      {data && <Numbers statistics={data} isRunning={data.until >= today && year === thisYear} />}
    </section>
  );
}

function Numbers({
  statistics: { atStart, atEnd, applied, admitted, rejected, ended, byCategory, fees, until },
  isRunning,
}: {
  statistics: MemberStatisticsAnswer;
  isRunning: boolean;
}) {
  const t = useTranslations("panel.register.statistics");
  const tReason = useTranslations("panel.members.endReason");
  const formats = useFormats();
  const gone = END_REASONS.reduce((sum, reason) => sum + (ended[reason] ?? 0), 0);
  return (
    <>
      {isRunning && <p className="text-ink-2">{t("until", { day: formats.longDay(until) })}</p>}
      <Facts
        facts={[
          [t("atStart"), atStart],
          [t("applied"), applied],
          [t("admitted"), admitted],
          [t("rejected"), rejected],
          [t("ended"), gone],
          [t(isRunning ? "atEndToday" : "atEnd"), atEnd],
        ]}
      />
      <div className="grid gap-5 md:grid-cols-3">
        <Group title={t("byCategory")}>
          {byCategory.length === 0 && <p className="text-ink-2">{t("nobody")}</p>}
          <Lines lines={byCategory.map(({ label, count }) => [label, String(count)])} />
        </Group>
        <Group title={t("byReason")}>
          <Lines lines={END_REASONS.map((reason) => [tReason(reason), String(ended[reason] ?? 0)])} />
        </Group>
        <Group title={t("fees")}>
          <Lines
            lines={[
              [t("feesCount"), String(fees.count)],
              [t("feesTotal"), formats.cents(fees.totalAmount)],
              [t("feesPaid"), formats.cents(fees.paidAmount)],
              [t("feesDue"), formats.cents(fees.dueAmount)],
            ]}
          />
        </Group>
      </div>
    </>
  );
}

function Facts({ facts }: { facts: readonly (readonly [label: string, value: number])[] }) {
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6">
      {facts.map(([label, value]) => (
        <div key={label} className="flex flex-col-reverse justify-end rounded-lg border p-4">
          <dt className="text-[0.9rem] text-ink-2">{label}</dt>
          <dd className="font-display-soft text-[1.6rem] leading-tight tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h4 className="font-semibold text-ink-2">{title}</h4>
      {children}
    </div>
  );
}

function Lines({ lines }: { lines: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl>
      {lines.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4 border-b border-sand-100 py-1.5 last:border-0">
          <dt className="min-w-0 [overflow-wrap:anywhere]">{label}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
