import { PageTexts } from "@/components/admin/generated/importa-texts";
import { ImportsSection } from "@/components/admin/settings/imports/imports-section";
import { InitialAnswers } from "@/components/shared/initial-answers";
import { listImports } from "@/lib/data/import/imports";
import { importSummarySchema } from "@/lib/schemas/import/import";
import { answerOf } from "../answer-of";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../require-panel-page";

export const generateMetadata = () => panelMetadata("imports");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("imports", props);
  const imports = await answerOf(importSummarySchema.array(), await listImports());
  return (
    <PageTexts>
      <InitialAnswers answers={[[["/api/imports"], imports]]}>
        <ImportsSection />
      </InitialAnswers>
    </PageTexts>
  );
}
