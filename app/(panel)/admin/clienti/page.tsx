import { PeoplePage } from "@/components/admin/people/people-page";
import { InitialAnswers } from "@/components/shared/initial-answers";
import { tableFirstPage, tablePageKey } from "@/components/shared/table/table-page";
import { listPeople } from "@/lib/data/panel/people";
import { personListQuerySchema } from "@/lib/schemas/panel/person";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../require-panel-page";

export const metadata = panelMetadata("people");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("people", props);
  const query = {};
  const { people, total } = await listPeople(personListQuerySchema.parse(tableFirstPage(query)));
  return (
    <InitialAnswers answers={[[tablePageKey("/api/users", query, 1), { items: people, total }]]}>
      <PeoplePage />
    </InitialAnswers>
  );
}
