import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ContactLinks } from "@/components/admin/shared/contact-links";
import { GuardedDialog } from "@/components/admin/shared/guarded-dialog";
import { lazyPart } from "@/components/admin/shared/lazy-part";
import { usePanelRole } from "@/components/admin/shared/panel-user";
import { TablePlaceholder } from "@/components/shared/table/table-states";
import { Button } from "@/components/ui/button";
import { useFormats } from "@/components/ui/use-words";
import { fullName } from "@/lib/domain/person/full-name";
import type { ShownCourse } from "@/lib/schemas/catalogue/course";
import type { LackingCertificate } from "@/lib/schemas/sign-up/certificate";

const PersonDialog = lazyPart(
  async () => (await import("@/components/admin/shared/person/person-dialog")).PersonDialog,
);

/** "Senza certificato": participants of a course without a medical certificate that is valid on the first day. */
export function CertificatesDialog({ row: course, onClose }: { row: ShownCourse; onClose: () => void }) {
  const t = useTranslations("panel.courses.certificates");
  const role = usePanelRole();
  const [openId, setOpenId] = useState<number | null>(null);
  const { data, error, refetch } = useQuery<LackingCertificate[]>({
    queryKey: [`/api/courses/${course.id}/certificates`],
    refetchOnMount: "always",
  });
  return (
    <GuardedDialog
      title={t("title", { course: course.title })}
      description={t("text")}
      onClose={onClose}
      className="sm:w-[min(40rem,calc(100vw-3rem))]"
    >
      {() => {
        if (!data) return <TablePlaceholder error={error} refetch={refetch} rows={3} />;
        if (data.length === 0)
          return <p className="text-ink-2">{t(course.requiresCertificate ? "none" : "notRequired")}</p>;
        return (
          <>
            <ul aria-label={t("list")} className="m-0 flex list-none flex-col p-0">
              {data.map((signUp) => (
                <Line key={signUp.id} signUp={signUp} onOpen={setOpenId} />
              ))}
            </ul>
            {openId !== null && <PersonDialog id={openId} role={role} onClose={() => setOpenId(null)} />}
          </>
        );
      }}
    </GuardedDialog>
  );
}

function Line({ signUp, onOpen }: { signUp: LackingCertificate; onOpen: (personId: number) => void }) {
  const t = useTranslations("panel.courses.certificates");
  const formats = useFormats();
  const { id, personId, email, phone, startDate, certificateUntil } = signUp;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-sand-100 py-2.5 last:border-0">
      <div className="min-w-0 grow basis-56">
        <p className="font-semibold [overflow-wrap:anywhere]">{fullName(signUp)}</p>
        <p className="text-[0.9rem] text-ink-2">
          {startDate === null ? t("noDay") : t("startsOn", { day: formats.shortDay(startDate) })} ·{" "}
          {certificateUntil === null
            ? t("noCertificate")
            : t("expires", { day: formats.shortDay(certificateUntil) })}
        </p>
        <ContactLinks email={email} phone={phone} about={{ kind: "course-booking", id }} />
      </div>
      {personId !== null && (
        <Button
          variant="outline"
          size="sm"
          aria-label={t("openPerson", { name: fullName(signUp) })}
          onClick={() => onOpen(personId)}
        >
          {t("open")}
        </Button>
      )}
    </li>
  );
}
