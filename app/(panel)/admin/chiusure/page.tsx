import { ClosuresPage } from "@/components/admin/closures/closures-page";
import { PageTexts } from "@/components/admin/generated/chiusure-texts";
import { InitialAnswers } from "@/components/shared/initial-answers";
import { listClosures } from "@/lib/data/room-time/closures";
import { dayOf } from "@/lib/domain/time/dates";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../require-panel-page";

export const generateMetadata = () => panelMetadata("closures");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("closures", props);
  const today = dayOf(new Date());
  return (
    <PageTexts>
      <InitialAnswers answers={[[[`/api/closures?from=${today}`], await listClosures({ from: today })]]}>
        <ClosuresPage today={today} />
      </InitialAnswers>
    </PageTexts>
  );
}
