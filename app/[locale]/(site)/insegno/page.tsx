import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { PageHeading } from "@/components/layout/page-heading";
import { Texts } from "@/components/shared/texts";
import { TaughtLessonList } from "@/components/sign-up/teaching/taught-lesson-list";
import { requireUserPage } from "@/lib/auth/current-user";
import { dayOf } from "@/lib/domain/time/dates";
import { paths } from "@/lib/paths";
import { unlistedMetadata } from "@/lib/seo/page-metadata";
import { listTaughtLessons } from "@/lib/services/sign-up/taught-lessons";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("teaching");
  return unlistedMetadata(t("title"), paths.teaching);
}

/** "Le mie lezioni": a teacher's lessons from today on, with the participants of each. */
export default async function TeachingPage() {
  const user = await requireUserPage(paths.teaching);
  if (!user.isTeacher) notFound();
  const now = new Date();
  const t = await getTranslations("teaching");
  const { lessons } = await listTaughtLessons(user.id, {}, await getLocale(), now);
  return (
    <>
      <PageHeading title={t("title")} lead={t("lead")} />
      <div className="page-width pb-16">
        <Texts of={["teaching"]}>
          <TaughtLessonList lessons={lessons} today={dayOf(now)} />
        </Texts>
      </div>
    </>
  );
}
