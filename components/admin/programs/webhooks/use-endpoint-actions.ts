import { useTranslations } from "next-intl";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { api } from "@/lib/client/api-client";
import type { WebhookEndpoint } from "@/lib/schemas/program/webhook";
import { ENDPOINTS_PATH } from "./endpoints-path";

/** What can be done with an address that is told of events. */
export function useEndpointActions() {
  const t = useTranslations("panel.programs.webhooks");
  const act = useAdminAction();
  const pathOf = ({ id }: WebhookEndpoint) => `${ENDPOINTS_PATH}/${id}`;
  return {
    test: (endpoint: WebhookEndpoint) =>
      act(() => api.post(`${pathOf(endpoint)}/test`), {
        success: t("tested"),
        description: t("testedText"),
        failure: t("notTested"),
      }),
    renewSecret: (endpoint: WebhookEndpoint) =>
      act(() => api.post<{ secret: string }>(`${pathOf(endpoint)}/secret`), { failure: t("notRenewed") }),
    switchOn: (endpoint: WebhookEndpoint) =>
      act(() => api.patch(pathOf(endpoint), { isActive: true }), {
        success: t("switchedOn"),
        failure: t("notSwitchedOn"),
      }),
    switchOff: (endpoint: WebhookEndpoint) =>
      act(() => api.patch(pathOf(endpoint), { isActive: false }), {
        success: t("switchedOff"),
        failure: t("notSwitchedOff"),
      }),
    remove: (endpoint: WebhookEndpoint) =>
      act(() => api.delete(pathOf(endpoint)), { success: t("removed"), failure: t("notRemoved") }),
  };
}
