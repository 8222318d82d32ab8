import { PageTexts } from "@/components/admin/generated/impostazioni-texts";
import { SettingsPage } from "@/components/admin/settings/settings-page";
import { InitialQueryData } from "@/components/shared/initial-query-data";
import { isAdministrator } from "@/lib/domain/person/roles";
import { setupSchema } from "@/lib/schemas/site/setup";
import { takesCards } from "@/lib/services/money/stripe-client";
import { firstSteps } from "@/lib/services/site/first-steps";
import { toApiResponse } from "../answer-of";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../require-panel-page";

export const generateMetadata = () => panelMetadata("settings");

export default async function Page(props: PanelPageProps) {
  const user = await requirePanelPage("settings", props);
  const setup = isAdministrator(user.role)
    ? [[["/api/setup"], await toApiResponse(setupSchema, await firstSteps(takesCards()))] as const]
    : [];
  return (
    <PageTexts>
      <InitialQueryData answers={[...setup]}>
        <SettingsPage />
      </InitialQueryData>
    </PageTexts>
  );
}
