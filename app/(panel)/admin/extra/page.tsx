import { ExtrasPage } from "@/components/admin/extras/extras-page";
import { PageTexts } from "@/components/admin/generated/extra-texts";
import { InitialQueryData } from "@/components/shared/initial-query-data";
import { listExtraUse } from "@/lib/data/room-time/extras";
import { dayOf, partsOfDay } from "@/lib/domain/time/dates";
import { extraUseQuerySchema } from "@/lib/schemas/room-time/extra-use";
import { extrasFor } from "@/lib/services/room-time/extras";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../require-panel-page";
import { spacesAnswer } from "../spaces-answer";

export const generateMetadata = () => panelMetadata("extras");

export default async function Page(props: PanelPageProps) {
  const user = await requirePanelPage("extras", props);
  const extras = await extrasFor({ spaceId: undefined, period: null, all: true }, true);
  const { year } = partsOfDay(dayOf(new Date()));
  const period = { from: `${year}-01-01`, to: `${year}-12-31` };
  const use = await listExtraUse(extraUseQuerySchema.parse(period));
  return (
    <PageTexts>
      <InitialQueryData
        answers={[
          [["/api/extras?all=true"], extras],
          [[`/api/reports/extras?${new URLSearchParams(period)}`], use],
          await spacesAnswer(user),
        ]}
      >
        <ExtrasPage />
      </InitialQueryData>
    </PageTexts>
  );
}
