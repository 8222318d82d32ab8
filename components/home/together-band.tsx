import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/paths";

/** The links to courses and events on the home page. @param topics their subjects; the default text is used if empty */
export function TogetherBand({ topics }: { topics: readonly string[] }) {
  const t = useTranslations("home.together");
  return (
    <section aria-labelledby="insieme" className="page-width pt-16 lg:pt-22">
      <div className="relative isolate overflow-hidden rounded-2xl bg-sage-100 px-6 py-12 text-sage-800 sm:px-12 lg:px-16 lg:py-16">
        <Petals />
        <h2 id="insieme" className="max-w-xl text-[clamp(1.9rem,1.4rem+1.8vw,2.6rem)]">
          {t("title")}
        </h2>
        <p className="mt-3 max-w-lg text-lg">
          {t("text", { topics: topics.length === 0 ? t("topics") : topics.join(", ") })}
        </p>
        <div className="mt-7 flex flex-wrap gap-3">
          <Button asChild size="lg">
            <Link href={paths.courses}>{t("courses")}</Link>
          </Button>
          <Button asChild size="lg" variant="outline">
            <Link href={paths.events}>{t("events")}</Link>
          </Button>
          <Button asChild size="lg" variant="outline">
            <Link href={paths.timetable}>{t("timetable")}</Link>
          </Button>
        </div>
      </div>
    </section>
  );
}

function Petals() {
  const petal = "M0 0C-34-28-38-80 0-122 38-80 34-28 0 0Z";
  return (
    <svg
      aria-hidden="true"
      viewBox="-150 -140 300 160"
      className="absolute right-0 -bottom-6 -z-1 h-[82%] max-w-[52%] translate-x-[8%] text-sage-300 opacity-70 max-md:hidden"
    >
      {[-74, 74, -40, 40, 0].map((turn) => (
        <path key={turn} d={petal} fill="currentColor" fillOpacity="0.42" transform={`rotate(${turn})`} />
      ))}
    </svg>
  );
}
