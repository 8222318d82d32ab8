import { BoardPage } from "@/components/admin/board/board-page";
import { PageTexts } from "@/components/admin/generated/calendario-texts";
import { dayOf } from "@/lib/domain/time/dates";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../require-panel-page";

export const generateMetadata = () => panelMetadata("board");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("board", props);
  return (
    <PageTexts>
      <BoardPage today={dayOf(new Date())} />
    </PageTexts>
  );
}
