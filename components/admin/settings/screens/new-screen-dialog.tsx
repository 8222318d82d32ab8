import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/admin/shared/form-dialog";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { api } from "@/lib/client/api-client";
import { type ScreenCreated, screenInputSchema } from "@/lib/schemas/panel/screen";

interface NewScreenDialogProps {
  onClose: () => void;
  onMade: (screen: ScreenCreated) => void;
}

export function NewScreenDialog({ onClose, onMade }: NewScreenDialogProps) {
  const t = useTranslations("panel.screens.form");
  const tScreens = useTranslations("panel.screens");
  const act = useAdminAction();
  return (
    <FormDialog
      title={t("title")}
      description={t("text")}
      onClose={onClose}
      className="sm:w-[min(36rem,calc(100vw-3rem))]"
      schema={screenInputSchema}
      sections={[
        {
          title: t("screen"),
          fields: [
            { kind: "text", name: "name", label: t("name"), hint: t("nameHint"), autoComplete: "off" },
            { kind: "space", name: "spaceId", label: t("space"), none: tScreens("house") },
            { kind: "switch", name: "showsNames", label: t("showsNames"), hint: t("showsNamesHint") },
          ],
        },
      ]}
      defaultValues={{ name: "", spaceId: null, showsNames: false }}
      submitLabel={t("submit")}
      onSubmit={async (input) =>
        onMade(await act(() => api.post<ScreenCreated>("/api/screens", input), { failure: t("failed") }))
      }
    />
  );
}
