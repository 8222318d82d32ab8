import { ExtrasPage } from "@/components/admin/extras/extras-page";
import { PageTexts } from "@/components/admin/generated/extra-texts";
import { InitialAnswers } from "@/components/shared/initial-answers";
import { extrasFor } from "@/lib/services/room-time/extras";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../require-panel-page";

export const generateMetadata = () => panelMetadata("extras");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("extras", props);
  const extras = await extrasFor({ spaceId: undefined, period: null, all: true }, true);
  return (
    <PageTexts>
      <InitialAnswers answers={[[["/api/extras?all=true"], extras]]}>
        <ExtrasPage />
      </InitialAnswers>
    </PageTexts>
  );
}
