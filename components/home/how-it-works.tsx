import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/paths";

const STEPS = [
  { step: "search", tone: "bg-sage-100 text-sage-800" },
  { step: "book", tone: "bg-lotus-100 text-lotus-700" },
  { step: "arrive", tone: "bg-terra-100 text-terra-700" },
] as const;

export function HowItWorks() {
  const t = useTranslations("home.steps");
  return (
    <section aria-labelledby="come-funziona" className="bg-sand-100">
      <div className="page-width py-16 lg:py-22">
        <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[1fr_2.1fr]">
          <div>
            <h2 id="come-funziona" className="text-[clamp(1.9rem,1.4rem+1.8vw,2.6rem)]">
              {t("title")}
            </h2>
            <p className="mt-3 max-w-sm text-ink-2">{t("lead")}</p>
            <Button asChild variant="outline" className="mt-6">
              <Link href={paths.cancellationPolicy}>{t("howToCancel")}</Link>
            </Button>
          </div>
          <ol className="m-0 grid list-none gap-x-8 gap-y-9 p-0 sm:grid-cols-3">
            {STEPS.map(({ step, tone }, index) => (
              <li key={step}>
                <span
                  aria-hidden="true"
                  className={`font-display-soft grid size-16 place-items-center rounded-[62%_38%_62%_38%] text-[1.7rem] ${tone}`}
                >
                  {index + 1}
                </span>
                <h3 className="mt-4 text-2xl">{t(`${step}.title`)}</h3>
                <p className="mt-2 text-ink-2">{t(`${step}.text`)}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
