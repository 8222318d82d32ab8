import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { api } from "@/lib/client/api-client";
import type { PanelSite } from "@/lib/schemas/site/site";

const PATH = "/api/site";

export const useSiteData = () => useQuery<PanelSite>({ queryKey: [PATH] });

/** Saves part of the site's data, which takes effect on every page at once. */
export function useSaveSite(): (change: object) => Promise<void> {
  const t = useTranslations("panel.site");
  const client = useQueryClient();
  const router = useRouter();
  const act = useAdminAction();
  return async (change) => {
    const saved = await act(() => api.patch<PanelSite>(PATH, change), {
      success: t("saved"),
      description: t("savedDescription"),
      failure: t("notSaved"),
    });
    client.setQueryData([PATH], saved);
    // The panel itself shows the colour and the name, too.
    router.refresh();
  };
}
