import { useLocale, useTranslations } from "next-intl";
import { useFormats } from "@/components/ui/use-words";
import type { MemberCategory } from "@/lib/domain/membership/category";
import type { MembershipYear } from "@/lib/domain/membership/membership-year";
import { formatDayAfter } from "@/lib/domain/time/dates";

interface MembershipCostsProps {
  categories: readonly MemberCategory[];
  year: MembershipYear;
}

export function MembershipCosts({ categories, year }: MembershipCostsProps) {
  const t = useTranslations("becomeMember.costs");
  const formats = useFormats();
  const language = useLocale();
  return (
    <section aria-labelledby="quote" className="rounded-xl border bg-surface p-5 shadow-rest sm:p-7">
      <h2 id="quote" className="text-[1.6rem]">
        {t("title")}
      </h2>
      <dl className="mt-4 flex flex-col divide-y divide-sand-200">
        {categories.map(({ key, label, fee }) => (
          <div key={key} className="flex items-baseline justify-between gap-x-4 py-3">
            <dt className="font-medium first-letter:uppercase wrap-anywhere">{label}</dt>
            <dd className="shrink-0 font-display-soft text-[1.3rem] tabular-nums">
              {fee === 0 ? t("free") : t("aYear", { amount: formats.cents(fee) })}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-[0.95rem] text-ink-2">
        {t("note", {
          from: formatDayAfter("dal", year.from, language),
          until: formatDayAfter("al", year.until, language),
        })}
      </p>
    </section>
  );
}
