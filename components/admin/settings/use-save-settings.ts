import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { api } from "@/lib/client/api-client";
import type { SettingsAnswer } from "@/lib/schemas/site/settings";

export function useSaveSettings(): (change: object) => Promise<void> {
  const t = useTranslations("panel.settings.page");
  const client = useQueryClient();
  const act = useAdminAction();
  return async (change) => {
    const saved = await act(() => api.patch<SettingsAnswer>("/api/settings", change), {
      success: t("saved"),
      failure: t("notSaved"),
    });
    client.setQueryData(["/api/settings", "panel"], saved);
  };
}
