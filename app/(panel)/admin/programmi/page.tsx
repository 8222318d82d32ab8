import { PageTexts } from "@/components/admin/generated/programmi-texts";
import { ProgramsPage } from "@/components/admin/programs/programs-page";
import { InitialQueryData } from "@/components/shared/initial-query-data";
import { listApiKeys } from "@/lib/data/program/api-keys";
import { listWebhookEndpoints } from "@/lib/data/program/webhook-endpoints";
import { apiKeySchema } from "@/lib/schemas/program/api-key";
import { webhookEndpointSchema } from "@/lib/schemas/program/webhook";
import { absoluteUrl } from "@/lib/seo/site-url";
import { toApiResponse } from "../answer-of";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../require-panel-page";

export const generateMetadata = () => panelMetadata("programs");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("programs", props);
  return (
    <PageTexts>
      <InitialQueryData
        answers={[
          [["/api/keys"], await toApiResponse(apiKeySchema.array(), await listApiKeys())],
          [
            ["/api/webhook-endpoints"],
            await toApiResponse(webhookEndpointSchema.array(), await listWebhookEndpoints()),
          ],
        ]}
      >
        <ProgramsPage mcpAddress={absoluteUrl("/api/mcp")} />
      </InitialQueryData>
    </PageTexts>
  );
}
