import { useTranslations } from "next-intl";
import { ReasonDialog } from "@/components/admin/shared/reason-dialog";
import { StoredMailsNotice } from "@/components/admin/shared/stored-mails-notice";
import { useMailsNotice } from "@/components/admin/shared/use-mail-notice";
import { UnbrokenHours } from "@/components/ui/unbroken-hours";
import type { ShownCourse } from "@/lib/schemas/catalogue/course";
import type { Lesson, LessonWithRecipients } from "@/lib/schemas/catalogue/lesson";
import { lessonPath, useLessonWhen } from "./lesson-texts";

interface CancelLessonDialogProps {
  course: ShownCourse;
  lesson: Lesson;
  onClose: () => void;
}

export function CancelLessonDialog({ course: { id, title }, lesson, onClose }: CancelLessonDialogProps) {
  const t = useTranslations("panel.courses.lessons.cancelDialog");
  const mailsNotice = useMailsNotice();
  const whenOf = useLessonWhen();
  return (
    <ReasonDialog<LessonWithRecipients>
      path={lessonPath(id, lesson, "cancellation")}
      title={t("title")}
      description={
        <>
          <UnbrokenHours>{t("text", { course: title, when: whenOf(lesson) })}</UnbrokenHours>{" "}
          <StoredMailsNotice />
        </>
      }
      confirmLabel={t("submit")}
      success={t("done")}
      note={({ recipients }) => mailsNotice(recipients)}
      onClose={onClose}
    />
  );
}
