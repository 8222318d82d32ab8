import { useTranslations } from "next-intl";
import { EmptyCatalogue } from "@/components/shared/feedback/empty-catalogue";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/paths";
import type { PublicTeacher } from "@/lib/schemas/catalogue/teacher";
import { TeacherPortrait } from "./teacher-portrait";

interface TeacherListProps {
  teachers: readonly PublicTeacher[];
  /** Whether there are courses, for a list without teachers. */
  hasCourses: boolean;
}

export function TeacherList({ teachers, hasCourses }: TeacherListProps) {
  const t = useTranslations("teachers");
  if (teachers.length === 0)
    return <EmptyCatalogue title={t("none")} text={t("noneText")} other={hasCourses ? "courses" : null} />;
  return (
    <ul className="page-width m-auto grid list-none grid-cols-2 gap-x-5 gap-y-8 sm:grid-cols-3 lg:grid-cols-4 lg:gap-x-7">
      {teachers.map((teacher, index) => (
        <li key={teacher.id} className="relative min-w-0">
          <TeacherPortrait
            imageUrl={teacher.imageUrl}
            preload={index === 0}
            sizes="(min-width: 64rem) 17rem, (min-width: 40rem) 30vw, 45vw"
          />
          <h2 className="mt-3 text-xl wrap-anywhere">
            {/* The whole card is a link to the teacher's page. */}
            <Link
              href={paths.teacher(teacher)}
              className="no-underline after:absolute after:inset-0 hover:underline"
            >
              {teacher.name}
            </Link>
          </h2>
          <p className="mt-1 text-[0.95rem] text-ink-2">
            {[...teacher.courses, ...teacher.events].map(({ title }) => title).join(", ")}
          </p>
        </li>
      ))}
    </ul>
  );
}
