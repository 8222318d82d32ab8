import { PageTexts } from "@/components/admin/generated/programmi-texts";
import { ProgramsPage } from "@/components/admin/programs/programs-page";
import { InitialAnswers } from "@/components/shared/initial-answers";
import { listApiKeys } from "@/lib/data/program/api-keys";
import { listWebhookEndpoints } from "@/lib/data/program/webhook-endpoints";
import { apiKeySchema } from "@/lib/schemas/program/api-key";
import { webhookEndpointSchema } from "@/lib/schemas/program/webhook";
import { absoluteUrl } from "@/lib/seo/site-url";
import { answerOf } from "../answer-of";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../require-panel-page";

export const generateMetadata = () => panelMetadata("programs");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("programs", props);
  return (
    <PageTexts>
      <InitialAnswers
        answers={[
          [["/api/keys"], await answerOf(apiKeySchema.array(), await listApiKeys())],
          [
            ["/api/webhook-endpoints"],
            await answerOf(webhookEndpointSchema.array(), await listWebhookEndpoints()),
          ],
        ]}
      >
        <ProgramsPage mcpAddress={absoluteUrl("/api/mcp")} />
      </InitialAnswers>
    </PageTexts>
  );
}
