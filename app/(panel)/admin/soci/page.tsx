import { PageTexts } from "@/components/admin/generated/soci-texts";
import { filtersOfList, NO_MEMBER_FILTERS } from "@/components/admin/members/member-filters";
import { MembersPage } from "@/components/admin/members/members-page";
import { InitialQueryData } from "@/components/shared/initial-query-data";
import { tableFirstPage, tablePageKey } from "@/components/shared/table/table-page";
import { listMembers } from "@/lib/data/panel/listed-members";
import { membersQuerySchema } from "@/lib/schemas/membership/member";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../require-panel-page";

export const generateMetadata = () => panelMetadata("members");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("members", props);
  const { elenco } = await props.searchParams;
  const query = { ...NO_MEMBER_FILTERS, ...filtersOfList(typeof elenco === "string" ? elenco : null) };
  const asked = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ""));
  const { members, total } = await listMembers(membersQuerySchema.parse(tableFirstPage(asked)));
  return (
    <PageTexts>
      <InitialQueryData answers={[[tablePageKey("/api/members", query, 1), { items: members, total }]]}>
        <MembersPage key={JSON.stringify(await props.searchParams)} />
      </InitialQueryData>
    </PageTexts>
  );
}
