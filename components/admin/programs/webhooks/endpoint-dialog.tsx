import { useTranslations } from "next-intl";
import { FormDialog } from "@/components/admin/shared/form-dialog";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { api } from "@/lib/client/api-client";
import { WEBHOOK_EVENTS } from "@/lib/domain/program/webhook-events";
import { type WebhookEndpoint, webhookEndpointInputSchema } from "@/lib/schemas/program/webhook";
import { EVENT_KEYS } from "../program-keys";
import { ENDPOINTS_PATH } from "./endpoints-path";

/** The response of the form: a new endpoint comes with its secret. */
type Saved = WebhookEndpoint & { secret?: string };

interface EndpointDialogProps {
  endpoint: WebhookEndpoint | null;
  onClose: () => void;
  onSaved: (saved: Saved) => void;
}

/**
 * Adds or edits a webhook endpoint.
 * @param endpoint null for a new one
 */
export function EndpointDialog({ endpoint, onClose, onSaved }: EndpointDialogProps) {
  const t = useTranslations("panel.programs.endpoint");
  const tEvents = useTranslations("panel.programs.events");
  const act = useAdminAction();
  const { url, description, events } = endpoint ?? { url: "", description: "", events: [] };
  return (
    <FormDialog
      title={endpoint === null ? t("addTitle") : t("editTitle")}
      description={t("text")}
      onClose={onClose}
      className="sm:w-[min(44rem,calc(100vw-3rem))]"
      schema={webhookEndpointInputSchema}
      sections={[
        {
          title: t("where"),
          fields: [
            {
              kind: "url",
              name: "url",
              label: t("url"),
              autoComplete: "off",
              placeholder: "https://",
            },
            {
              kind: "text",
              name: "description",
              label: t("description"),
              placeholder: t("descriptionExample"),
              optional: true,
              autoComplete: "off",
            },
            {
              kind: "checkboxes",
              name: "events",
              label: t("events"),
              options: WEBHOOK_EVENTS.map((value) => ({
                name: "events" as const,
                value,
                label: tEvents(EVENT_KEYS[value]),
              })),
            },
          ],
        },
      ]}
      defaultValues={{ url, description, events }}
      submitLabel={endpoint === null ? t("add") : t("save")}
      onSubmit={async (input) => {
        const texts = { failure: t("failed"), ...(endpoint === null ? {} : { success: t("saved") }) };
        const save = () =>
          endpoint === null
            ? api.post<Saved>(ENDPOINTS_PATH, input)
            : api.patch<Saved>(`${ENDPOINTS_PATH}/${endpoint.id}`, input);
        onSaved(await act(save, texts));
      }}
    />
  );
}
