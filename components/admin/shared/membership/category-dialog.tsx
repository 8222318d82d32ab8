import { useTranslations } from "next-intl";
import "@/lib/schemas/zod-config";
import { z } from "zod";
import { GuardedDialog } from "@/components/admin/shared/guarded-dialog";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { SchemaForm } from "@/components/shared/form/schema-form";
import { TableSkeleton } from "@/components/shared/table/table-states";
import { api } from "@/lib/client/api-client";
import type { Member } from "@/lib/schemas/membership/member";
import { useMemberSettings } from "./use-member-settings";

const formSchema = z.object({ category: z.string() });

export function CategoryDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useTranslations("panel.members.category");
  const tLive = useTranslations("live");
  const settings = useMemberSettings();
  const act = useAdminAction();
  return (
    <GuardedDialog
      title={t("title", { name: member.name })}
      description={t("text")}
      onClose={onClose}
      className="sm:w-[min(32rem,calc(100vw-3rem))]"
    >
      {({ setDirty, close }) =>
        settings ? (
          <SchemaForm
            schema={formSchema}
            sections={[
              {
                title: t("form"),
                fields: [
                  {
                    kind: "select",
                    name: "category",
                    label: t("label"),
                    options: settings.memberCategories.map(({ key, label }) => ({ value: key, label })),
                  },
                ],
              },
            ]}
            defaultValues={{ category: member.category }}
            submitLabel={t("submit")}
            onDirtyChange={setDirty}
            onBack={close}
            backLabel={tLive("cancel")}
            onSubmit={async (change) => {
              await act(() => api.patch<Member>(`/api/members/${member.id}`, change), {
                success: t("done"),
                description: member.name,
                failure: t("failed"),
              });
              onClose();
            }}
          />
        ) : (
          <TableSkeleton rows={1} />
        )
      }
    </GuardedDialog>
  );
}
