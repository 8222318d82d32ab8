import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/admin/shared/form-dialog";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { api } from "@/lib/client/api-client";
import { API_SCOPES, SCOPE_KEYS } from "@/lib/domain/program/key-access";
import { type ApiKeyCreated, apiKeyInputSchema } from "@/lib/schemas/program/api-key";

/** Creates a key. @param onMade called with its secret, which is not shown again */
export function NewKeyDialog({ onClose, onMade }: { onClose: () => void; onMade: (secret: string) => void }) {
  const t = useTranslations("panel.programs.newKey");
  const tScopes = useTranslations("apiScopes");
  const act = useAdminAction();
  return (
    <FormDialog
      title={t("title")}
      description={t("text")}
      onClose={onClose}
      className="sm:w-[min(44rem,calc(100vw-3rem))]"
      schema={apiKeyInputSchema}
      sections={[
        {
          title: t("what"),
          fields: [
            { kind: "text", name: "name", label: t("name"), hint: t("nameHint"), autoComplete: "off" },
            {
              kind: "checkboxes",
              name: "scopes",
              label: t("scopes"),
              options: API_SCOPES.map((value) => ({
                name: "scopes" as const,
                value,
                label: tScopes(SCOPE_KEYS[value]),
              })),
            },
            { kind: "date", name: "expiresOn", label: t("expiresOn"), optional: true, width: "half" },
          ],
        },
      ]}
      defaultValues={{ name: "", scopes: [], expiresOn: "" }}
      submitLabel={t("submit")}
      onSubmit={async (input) => {
        const made = await act(() => api.post<ApiKeyCreated>("/api/keys", input), {
          failure: t("failed"),
        });
        onMade(made.secret);
      }}
    />
  );
}
