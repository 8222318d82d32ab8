import { useLocale, useTranslations } from "next-intl";
import { officeDays } from "@/lib/domain/site/office-hours";
import { weekdayNames } from "@/lib/domain/time/day-format";
import type { KnownSite } from "@/lib/schemas/site/site";

type Office = Pick<KnownSite, "officeHours" | "officeNote">;

export const hasOffice = ({ officeHours, officeNote }: Office): boolean =>
  officeHours.length > 0 || officeNote !== "";

export function OfficeHours({ site: { officeHours, officeNote } }: { site: Office }) {
  const t = useTranslations("layout.office");
  const weekdays = weekdayNames(useLocale());
  return (
    <>
      {officeHours.length > 0 && (
        <dl className="m-0 grid max-w-sm gap-y-1 tabular-nums">
          {officeDays(officeHours).map(({ first, last, hours }) => (
            <div key={first} className="flex justify-between gap-4">
              <dt className="first-letter:uppercase">
                {first === last
                  ? weekdays[first]
                  : t("days", { first: weekdays[first] ?? "", last: weekdays[last] ?? "" })}
              </dt>
              <dd className="m-0 text-right font-medium text-ink">{hours.join(", ")}</dd>
            </div>
          ))}
        </dl>
      )}
      {officeNote !== "" && <p className="mt-1.5 max-w-[36em] whitespace-pre-line">{officeNote}</p>}
    </>
  );
}
