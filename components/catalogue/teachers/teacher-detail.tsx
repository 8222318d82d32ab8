import { useTranslations } from "next-intl";
import { Markdown } from "@/components/shared/markdown";
import { Button } from "@/components/ui/button";
import { ChevronLeft } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { parseMarkdown } from "@/lib/domain/site/markdown";
import { paths } from "@/lib/paths";
import type { PublicTeacher } from "@/lib/schemas/catalogue/teacher";
import { TeacherPortrait } from "./teacher-portrait";

const LINK =
  "inline-flex min-h-11 items-center text-sage-700 underline decoration-sage-300 decoration-2 underline-offset-4 hover:decoration-current";

export function TeacherDetail({ teacher }: { teacher: PublicTeacher }) {
  const t = useTranslations("teachers");
  const tLayout = useTranslations("layout");
  const { name, bio, imageUrl, website, courses, events } = teacher;
  return (
    <div className="page-width pt-4 pb-6 sm:pt-6">
      <Button asChild variant="ghost" size="sm" className="-ml-3">
        <Link href={paths.teachers}>
          <ChevronLeft />
          {t("all")}
        </Link>
      </Button>
      <div className="mt-3 grid gap-x-12 gap-y-8 md:grid-cols-[20rem_1fr] md:items-start">
        <TeacherPortrait imageUrl={imageUrl} preload sizes="(min-width: 48rem) 20rem, 92vw" />
        <div className="min-w-0 max-w-[44rem]">
          <h1 className="text-[clamp(2.1rem,1.5rem+2.6vw,3.2rem)] wrap-anywhere">{name}</h1>
          {bio !== "" && (
            <div className="mt-5 grid gap-3 text-lg leading-relaxed text-ink-2">
              <Markdown blocks={parseMarkdown(bio)} top={2} />
            </div>
          )}
          {website !== null && (
            <p className="mt-4">
              <a href={website} target="_blank" rel="noopener noreferrer" className={LINK}>
                {t("website")}
                <span className="sr-only">{` (${tLayout("newTab")})`}</span>
              </a>
            </p>
          )}
          <Offerings
            title={t("courses")}
            links={courses.map((one) => ({ ...one, href: paths.course(one) }))}
          />
          <Offerings title={t("events")} links={events.map((one) => ({ ...one, href: paths.event(one) }))} />
          {courses.length + events.length === 0 && <p className="mt-8 text-ink-2">{t("nothing")}</p>}
        </div>
      </div>
    </div>
  );
}

interface OfferingsProps {
  title: string;
  links: readonly { id: number; title: string; href: string }[];
}

function Offerings({ title, links }: OfferingsProps) {
  if (links.length === 0) return null;
  return (
    <section aria-label={title} className="mt-8">
      <h2 className="text-2xl">{title}</h2>
      <ul className="mt-2 list-none p-0">
        {links.map(({ id, title: name, href }) => (
          <li key={id}>
            <Link href={href} className={LINK}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
