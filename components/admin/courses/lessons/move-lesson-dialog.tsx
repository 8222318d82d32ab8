import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/admin/shared/form-dialog";
import { StoredMailsNotice } from "@/components/admin/shared/stored-mails-notice";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { useMailsNotice } from "@/components/admin/shared/use-mail-notice";
import { UnbrokenHours } from "@/components/ui/unbroken-hours";
import { api } from "@/lib/client/api-client";
import type { ShownCourse } from "@/lib/schemas/catalogue/course";
import { type Lesson, type LessonWithRecipients, lessonMoveFormSchema } from "@/lib/schemas/catalogue/lesson";
import { lessonPath, useLessonWhen } from "./lesson-texts";

interface MoveLessonDialogProps {
  course: ShownCourse;
  lesson: Lesson;
  onClose: () => void;
}

export function MoveLessonDialog({ course: { id, title }, lesson, onClose }: MoveLessonDialogProps) {
  const t = useTranslations("panel.courses.lessons.moveDialog");
  const mailsNotice = useMailsNotice();
  const whenOf = useLessonWhen();
  const act = useAdminAction();
  const { date, startTime, endTime } = lesson;
  return (
    <FormDialog
      title={t("title")}
      description={
        <>
          <UnbrokenHours>{t("text", { course: title, when: whenOf(lesson) })}</UnbrokenHours>{" "}
          <StoredMailsNotice />
        </>
      }
      onClose={onClose}
      className="sm:w-[min(36rem,calc(100vw-3rem))]"
      schema={lessonMoveFormSchema}
      sections={[
        {
          title: t("section"),
          fields: [
            { kind: "date", name: "date", label: t("date") },
            { kind: "time", name: "startTime", label: t("start"), width: "half" },
            { kind: "time", name: "endTime", label: t("end"), width: "half" },
            { kind: "space", name: "spaceId", label: t("room"), none: t("sameRoom") },
          ],
        },
      ]}
      defaultValues={{ date, startTime, endTime, spaceId: null }}
      submitLabel={t("submit")}
      onSubmit={async ({ spaceId, ...move }) => {
        const to = { ...move, ...(spaceId === null ? {} : { spaceId }) };
        await act(() => api.post<LessonWithRecipients>(lessonPath(id, lesson, "move"), to), {
          success: t("done"),
          description: ({ recipients }) => mailsNotice(recipients),
          failure: t("failed"),
        });
        onClose();
      }}
    />
  );
}
