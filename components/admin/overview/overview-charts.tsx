import { useLocale, useTranslations } from "next-intl";
import { scrolls } from "@/components/ui/scrolls";
import { useFormats } from "@/components/ui/use-words";
import type { Language } from "@/lib/domain/language/languages";
import { partsOfDay } from "@/lib/domain/time/calendar-day";
import { monthNames } from "@/lib/domain/time/day-format";
import type { MonthAmount, SpaceOccupancy } from "@/lib/schemas/panel/overview";

const WIDTH = 720;
const HEIGHT = 170;
const FOOT = 26;
const HEAD = 24;

const monthName = (month: string, language: Language) =>
  monthNames(language)[partsOfDay(month).month - 1]?.slice(0, 3) ?? "";

/** Label above a column, in whole euros: "1.240". */
const euros = (cents: number) => String(Math.round(cents / 100)).replace(/\B(?=(\d{3})+$)/g, ".");

/** If the chart scrolls, it starts at the current month. */
function showThisMonth(chart: HTMLDivElement | null): void {
  const now = chart?.querySelector("[data-now]")?.getBoundingClientRect();
  if (chart && now)
    chart.scrollLeft += now.right - chart.getBoundingClientRect().left - chart.clientWidth * 0.7;
}

export function AmountsChart({ amounts, thisMonth }: { amounts: readonly MonthAmount[]; thisMonth: string }) {
  const t = useTranslations("panel.overview.amounts");
  const language = useLocale();
  const formats = useFormats();
  const top = Math.max(1, ...amounts.map(({ confirmed }) => confirmed));
  const step = WIDTH / Math.max(1, amounts.length);
  const room = HEIGHT - FOOT - HEAD;
  return (
    <>
      <div ref={showThisMonth} className="relative overflow-x-auto" {...scrolls(t("chart"))}>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          aria-hidden="true"
          className="block h-auto w-full min-w-[38rem]"
        >
          <line x1="0" x2={WIDTH} y1={HEIGHT - FOOT} y2={HEIGHT - FOOT} className="stroke-sand-300" />
          {amounts.map(({ month, confirmed }, index) => {
            const height = (confirmed / top) * room;
            const x = index * step + step * 0.18;
            const y = HEIGHT - FOOT - height;
            const isNow = month === thisMonth;
            return (
              <g key={month} data-now={isNow || undefined}>
                <rect
                  x={x}
                  y={y}
                  width={step * 0.64}
                  height={height}
                  rx="5"
                  className={isNow ? "fill-terra-600" : "fill-sage-300"}
                />
                {confirmed > 0 && (
                  <text
                    x={x + step * 0.32}
                    y={y - 7}
                    textAnchor="middle"
                    className="fill-ink text-[13px] font-semibold"
                  >
                    {euros(confirmed)}
                  </text>
                )}
                <text
                  x={x + step * 0.32}
                  y={HEIGHT - 7}
                  textAnchor="middle"
                  className={isNow ? "fill-ink text-[14px] font-bold" : "fill-ink-2 text-[14px]"}
                >
                  {monthName(month, language)}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
      <div className="sr-only">
        <table>
          <caption>{t("caption")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("month")}</th>
              <th scope="col">{t("amount")}</th>
              <th scope="col">{t("bookings")}</th>
            </tr>
          </thead>
          <tbody>
            {amounts.map(({ month, confirmed, bookings }) => (
              <tr key={month}>
                <th scope="row">{formats.month(month)}</th>
                <td>{formats.cents(confirmed)}</td>
                <td>{bookings}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

export function OccupancyChart({ occupancy }: { occupancy: readonly SpaceOccupancy[] }) {
  const t = useTranslations("panel.overview.occupancy");
  return (
    <>
      <ul
        aria-hidden="true"
        className="m-0 grid list-none grid-cols-1 gap-x-10 gap-y-4 p-0 md:grid-cols-2 xl:grid-cols-3"
      >
        {occupancy.map((space) => (
          <li key={space.spaceId}>
            <p className="mb-1 font-semibold">{space.name}</p>
            <Bar label={t("week")} percent={space.weekPercent} look="fill-sage-600" />
            <Bar label={t("month")} percent={space.monthPercent} look="fill-sage-300" />
          </li>
        ))}
      </ul>
      <div className="sr-only">
        <table>
          <caption>{t("caption")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("room")}</th>
              <th scope="col">{t("thisWeek")}</th>
              <th scope="col">{t("thisMonth")}</th>
            </tr>
          </thead>
          <tbody>
            {occupancy.map((space) => (
              <tr key={space.spaceId}>
                <th scope="row">{space.name}</th>
                <td>{t("figures", { percent: space.weekPercent, count: space.weekBookings })}</td>
                <td>{t("figures", { percent: space.monthPercent, count: space.monthBookings })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Bar({ label, percent, look }: { label: string; percent: number; look: string }) {
  return (
    <div className="flex items-center gap-3 text-[0.86rem] text-ink-2">
      <span className="w-18 shrink-0">{label}</span>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" className="h-2.5 min-w-0 flex-1" aria-hidden="true">
        <rect width="100" height="4" className="fill-sand-100" rx="1" />
        {percent > 0 && <rect width={Math.max(percent, 1)} height="4" rx="1" className={look} />}
      </svg>
      <span className="w-11 shrink-0 text-right font-semibold text-ink tabular-nums">{percent}%</span>
    </div>
  );
}
