import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Texts } from "@/components/shared/texts";
import { cn } from "@/components/ui/cn";
import { Link } from "@/components/ui/link";
import { useFormats } from "@/components/ui/use-words";
import { paths } from "@/lib/paths";

const PAGES = [
  { href: paths.cancellationPolicy, label: "cancellationPolicy" },
  { href: paths.terms, label: "terms" },
  { href: paths.privacy, label: "privacy" },
] as const;

/** `id` is the anchor for the table of contents. */
export interface LegalChapter {
  id: string;
  /** Null for the text before the first title. */
  title: string | null;
  content: ReactNode;
}

interface LegalPageProps {
  title: string;
  lead: ReactNode;
  path: string;
  updatedOn: string;
  chapters: readonly LegalChapter[];
}

export function LegalPage({ title, lead, path, updatedOn, chapters }: LegalPageProps) {
  const t = useTranslations("legal");
  const tLayout = useTranslations("layout");
  const formats = useFormats();
  const titled = chapters.filter(({ title: heading }) => heading !== null);
  return (
    <article className="page-width pt-10 sm:pt-14">
      <h1 className="max-w-3xl text-[clamp(2.1rem,1.5rem+2.6vw,3.2rem)]">{title}</h1>
      <p className="mt-3 text-ink-2">{t("updated", { day: formats.day(updatedOn) })}</p>
      <p className="mt-5 max-w-[44rem] text-lg">{lead}</p>
      <div className="mt-10 grid gap-10 lg:grid-cols-[1fr_17rem] lg:gap-16">
        <div className="grid max-w-[44rem] min-w-0 gap-10">
          <Texts of={["contacts"]}>
            {chapters.map(({ id, title: heading, content }) =>
              heading === null ? (
                <div key={id} className={prose}>
                  {content}
                </div>
              ) : (
                <section key={id} id={id} aria-labelledby={`${id}-titolo`} className="scroll-mt-24">
                  <h2 id={`${id}-titolo`} className="text-[1.55rem]">
                    {titled.findIndex((one) => one.id === id) + 1}. {heading}
                  </h2>
                  <div className={prose}>{content}</div>
                </section>
              ),
            )}
          </Texts>
        </div>
        <aside
          aria-label={title}
          className="grid content-start gap-8 max-lg:-order-1 lg:sticky lg:top-24 lg:self-start"
        >
          <nav aria-label={t("onThisPage")} className="rounded-lg border bg-surface p-5">
            <h2 className="text-lg">{t("onThisPage")}</h2>
            <ol className="mt-2 grid list-none p-0">
              {titled.map(({ id, title: heading }) => (
                <li key={id}>
                  <a href={`#${id}`} className={link}>
                    {heading}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <nav aria-label={t("otherTexts")} className="max-lg:hidden">
            <ul className="grid list-none p-0">
              {PAGES.filter(({ href }) => href !== path).map(({ href, label }) => (
                <li key={href}>
                  <Link href={href} className={link}>
                    {tLayout(label)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </aside>
      </div>
    </article>
  );
}

const link =
  "inline-flex min-h-11 items-center text-ink-2 underline decoration-transparent underline-offset-4 transition-colors hover:text-ink hover:decoration-current lg:min-h-9";

const prose = cn(
  "mt-3 grid gap-3 leading-relaxed text-ink",
  "[&_a]:underline [&_a]:decoration-sage-300 [&_a]:decoration-2 [&_a]:underline-offset-4 [&_a]:hover:decoration-current",
  "[&_ul]:grid [&_ul]:list-disc [&_ul]:gap-1.5 [&_ul]:pl-5 [&_li]:marker:text-sage-600",
  "[&_h3]:mt-2 [&_h3]:text-lg",
);
