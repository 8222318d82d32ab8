import { useTranslations } from "next-intl";
import type { SpaceOccupancy } from "@/lib/schemas/panel/overview";

export function OccupancyChart({ occupancy }: { occupancy: readonly SpaceOccupancy[] }) {
  const t = useTranslations("panel.overview.occupancy");
  return (
    <>
      <ul aria-hidden="true" className="m-0 grid list-none grid-cols-1 gap-x-10 gap-y-4 p-0 md:grid-cols-2">
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
