import { useTranslations } from "next-intl";
import { GuardedDialog } from "@/components/admin/shared/guarded-dialog";
import { useMemberSettings } from "@/components/admin/shared/membership/use-member-settings";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { SchemaForm } from "@/components/shared/form/schema-form";
import { TableSkeleton } from "@/components/shared/table/table-states";
import { useFormats } from "@/components/ui/use-words";
import { api } from "@/lib/client/api-client";
import { today } from "@/lib/client/browser-date";
import { membershipYear, membershipYearOf } from "@/lib/domain/membership/membership-year";
import { feesInputSchema } from "@/lib/schemas/membership/member";

/** Creates the fees of a membership year for the members who have none yet. */
export function FeesDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("panel.members.fees");
  const tLive = useTranslations("live");
  const formats = useFormats();
  const settings = useMemberSettings();
  const act = useAdminAction();
  return (
    <GuardedDialog
      title={t("title")}
      description={t("text")}
      onClose={onClose}
      className="sm:w-[min(32rem,calc(100vw-3rem))]"
    >
      {({ setDirty, close }) => {
        if (!settings) return <TableSkeleton rows={1} />;
        const { memberYearStart: start } = settings;
        return (
          <SchemaForm
            schema={feesInputSchema}
            sections={[
              {
                title: t("form"),
                fields: [{ kind: "number", name: "year", label: t("year"), width: "half" }],
              },
            ]}
            defaultValues={{ year: String(membershipYearOf(today(), start).year) }}
            submitLabel={t("submit")}
            submitVariant="action"
            onDirtyChange={setDirty}
            onBack={close}
            backLabel={tLive("cancel")}
            onSubmit={async (body) => {
              const { from, until } = membershipYear(body.year, start);
              await act(() => api.post<{ created: number }>("/api/members/fees", body), {
                success: ({ created }) => t("created", { count: created }),
                description: t("createdText", {
                  from: formats.shortDay(from),
                  until: formats.shortDay(until),
                }),
                failure: t("failed"),
              });
              onClose();
            }}
          />
        );
      }}
    </GuardedDialog>
  );
}
