import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/paths";

const STEPS = ["buy", "use", "back"] as const;

export function HowPassesWork() {
  const t = useTranslations("passSale");
  return (
    <section aria-labelledby="come-funziona" className="page-width mt-14">
      <h2 id="come-funziona" className="text-[1.7rem]">
        {t("how.title")}
      </h2>
      <ol className="mt-5 grid list-none gap-4 p-0 lg:grid-cols-3 lg:gap-7">
        {STEPS.map((step, index) => (
          <li key={step} className="grid grid-cols-[2.25rem_1fr] items-start gap-3">
            <span
              aria-hidden="true"
              className="grid size-9 place-items-center rounded-full bg-sage-100 font-semibold text-sage-800 tabular-nums"
            >
              {index + 1}
            </span>
            <span className="pt-1.5">{t(`how.${step}`)}</span>
          </li>
        ))}
      </ol>
      <p className="mt-5">
        <Link
          href={paths.passes}
          className="inline-flex min-h-11 items-center text-sage-700 underline decoration-sage-300 decoration-2 underline-offset-4 hover:decoration-current"
        >
          {t("mine")}
        </Link>
      </p>
    </section>
  );
}
