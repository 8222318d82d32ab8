import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { z } from "zod";
import { GuardedDialog } from "@/components/admin/shared/guarded-dialog";
import { StoredMailsNotice } from "@/components/admin/shared/stored-mails-notice";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { useMailsNotice } from "@/components/admin/shared/use-mail-notice";
import type { FormSection } from "@/components/shared/form/field-definitions";
import { SchemaForm } from "@/components/shared/form/schema-form";
import { TablePlaceholder } from "@/components/shared/table/table-states";
import { Button } from "@/components/ui/button";
import { UnbrokenHours } from "@/components/ui/unbroken-hours";
import { api } from "@/lib/client/api-client";
import type { ShownCourse } from "@/lib/schemas/catalogue/course";
import { type Lesson, type LessonWithRecipients, lessonTeacherSchema } from "@/lib/schemas/catalogue/lesson";
import type { ShownTeacher } from "@/lib/schemas/catalogue/teacher";
import { lessonPath, useLessonWhen } from "./lesson-texts";

type Values = z.input<typeof lessonTeacherSchema>;

/** The substitute teacher's id for a lesson; "" if the course's own teachers hold it. */
const substituteOf = ({ teachers: ofCourse }: ShownCourse, { teachers: [first, ...more] }: Lesson): string =>
  first === undefined || more.length > 0 || (ofCourse.length === 1 && ofCourse[0]?.id === first.id)
    ? ""
    : String(first.id);

interface SubstituteDialogProps {
  course: ShownCourse;
  lesson: Lesson;
  onClose: () => void;
}

export function SubstituteDialog({ course, lesson, onClose }: SubstituteDialogProps) {
  const t = useTranslations("panel.courses.lessons.substituteDialog");
  const live = useTranslations("live");
  const mailsNotice = useMailsNotice();
  const whenOf = useLessonWhen();
  const act = useAdminAction();
  const { data, error, refetch } = useQuery<ShownTeacher[]>({ queryKey: ["/api/teachers"] });
  const names = course.teachers.map(({ name }) => name).join(", ") || t("nobody");
  const options = [
    { value: "", label: t("own", { names }) },
    ...(data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  const sections: FormSection<Values>[] = [
    {
      title: t("section"),
      fields: [
        { kind: "select", name: "teacherId", label: t("teacher"), options },
        { kind: "switch", name: "notify", label: t("notify") },
      ],
    },
  ];
  return (
    <GuardedDialog
      title={t("title")}
      description={
        <>
          <UnbrokenHours>{t("text", { course: course.title, when: whenOf(lesson) })}</UnbrokenHours>{" "}
          <StoredMailsNotice />
        </>
      }
      onClose={onClose}
      className="sm:w-[min(36rem,calc(100vw-3rem))]"
    >
      {({ setDirty, close }) => {
        if (!data) return <TablePlaceholder error={error} refetch={refetch} rows={2} />;
        return (
          <SchemaForm
            schema={lessonTeacherSchema}
            sections={sections}
            defaultValues={{ teacherId: substituteOf(course, lesson), notify: true }}
            submitLabel={t("submit")}
            onDirtyChange={setDirty}
            buttons={
              <Button variant="outline" onClick={close}>
                {live("cancel")}
              </Button>
            }
            onSubmit={async (body) => {
              await act(
                () => api.post<LessonWithRecipients>(lessonPath(course.id, lesson, "teacher"), body),
                {
                  success: t("done"),
                  description: ({ recipients }) => mailsNotice(recipients),
                  failure: t("failed"),
                },
              );
              onClose();
            }}
          />
        );
      }}
    </GuardedDialog>
  );
}
