import { BoardPage } from "@/components/admin/board/board-page";
import { PageTexts } from "@/components/admin/generated/calendario-texts";
import { InitialQueryData } from "@/components/shared/initial-query-data";
import { boardPlace, boardRange } from "@/lib/domain/panel/board-columns";
import { dayOf } from "@/lib/domain/time/dates";
import { boardQuerySchema, boardSchema } from "@/lib/schemas/panel/board";
import { findBoardWithSeats } from "@/lib/services/panel/board-seats";
import { toApiResponse } from "../answer-of";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../require-panel-page";

export const generateMetadata = () => panelMetadata("board");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("board", props);
  const now = new Date();
  const today = dayOf(now);
  const query = await props.searchParams;
  const { view, day } = boardPlace(
    { get: (name) => (typeof query[name] === "string" ? query[name] : null) },
    today,
  );
  const { first: from, last: to } = boardRange(view, day);
  // For days that no calendar contains, the board itself shows the error.
  const shown = boardQuerySchema.safeParse({ from, to }).success;
  const board = shown && (await toApiResponse(boardSchema, await findBoardWithSeats(from, to, now)));
  return (
    <PageTexts>
      <InitialQueryData answers={board ? [[[`/api/board?from=${from}&to=${to}`], board]] : []}>
        <BoardPage today={today} />
      </InitialQueryData>
    </PageTexts>
  );
}
