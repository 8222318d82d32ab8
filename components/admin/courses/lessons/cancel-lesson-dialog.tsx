import { useTranslations } from "next-intl";
import { KeptMailsLine } from "@/components/admin/shared/kept-mails-line";
import { ReasonDialog } from "@/components/admin/shared/reason-dialog";
import { useMailsNotice } from "@/components/admin/shared/use-mail-notice";
import type { ShownCourse } from "@/lib/schemas/catalogue/course";
import type { Lesson, LessonTold } from "@/lib/schemas/catalogue/lesson";
import { lessonPath, useLessonWhen } from "./lesson-texts";

/** Cancels one lesson of a course; asks for the reason and shows who will be notified. */
export function CancelLessonDialog({
  course: { id, title },
  lesson,
  onClose,
}: {
  course: ShownCourse;
  lesson: Lesson;
  onClose: () => void;
}) {
  const t = useTranslations("panel.courses.lessons.cancelDialog");
  const mailsNotice = useMailsNotice();
  const whenOf = useLessonWhen();
  return (
    <ReasonDialog<LessonTold>
      path={lessonPath(id, lesson, "cancellation")}
      title={t("title")}
      description={
        <>
          {t("text", { course: title, when: whenOf(lesson) })} <KeptMailsLine />
        </>
      }
      confirmLabel={t("submit")}
      success={t("done")}
      note={({ recipients }) => mailsNotice(recipients)}
      onClose={onClose}
    />
  );
}
