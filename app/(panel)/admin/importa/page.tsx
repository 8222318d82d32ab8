import { PageTexts } from "@/components/admin/generated/importa-texts";
import { ImportsSection } from "@/components/admin/settings/imports/imports-section";
import { InitialQueryData } from "@/components/shared/initial-query-data";
import { listImports } from "@/lib/data/import/imports";
import { importSummarySchema } from "@/lib/schemas/import/import";
import { toApiResponse } from "../answer-of";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../require-panel-page";

export const generateMetadata = () => panelMetadata("imports");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("imports", props);
  const imports = await toApiResponse(importSummarySchema.array(), await listImports());
  return (
    <PageTexts>
      <InitialQueryData answers={[[["/api/imports"], imports]]}>
        <ImportsSection />
      </InitialQueryData>
    </PageTexts>
  );
}
