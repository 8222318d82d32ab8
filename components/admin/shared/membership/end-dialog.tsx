import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/admin/shared/form-dialog";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { api } from "@/lib/client/api-client";
import { today } from "@/lib/client/browser-date";
import { END_REASONS } from "@/lib/domain/membership/member-status";
import { endInputSchema, type Member } from "@/lib/schemas/membership/member";

export function EndDialog({ member: { id, name }, onClose }: { member: Member; onClose: () => void }) {
  const t = useTranslations("panel.members.end");
  const tReason = useTranslations("panel.members.endReason");
  const act = useAdminAction();
  return (
    <FormDialog
      title={t("title", { name })}
      description={t("text")}
      onClose={onClose}
      className="sm:w-[min(36rem,calc(100vw-3rem))]"
      schema={endInputSchema}
      sections={[
        {
          title: t("form"),
          fields: [
            {
              kind: "select",
              name: "reason",
              label: t("reason"),
              width: "half",
              options: END_REASONS.map((value) => ({ value, label: tReason(value) })),
            },
            { kind: "date", name: "on", label: t("on"), width: "half" },
            { kind: "text", name: "note", label: t("note"), optional: true },
          ],
        },
      ]}
      defaultValues={{ reason: "resigned", on: today(), note: "" }}
      submitLabel={t("submit")}
      submitVariant="destructive"
      onSubmit={async (end) => {
        await act(() => api.post<Member>(`/api/members/${id}/end`, end), {
          success: t("done"),
          description: name,
          failure: t("failed"),
        });
        onClose();
      }}
    />
  );
}
