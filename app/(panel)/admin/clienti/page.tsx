import { PageTexts } from "@/components/admin/generated/clienti-texts";
import { PeoplePage } from "@/components/admin/people/people-page";
import { InitialQueryData } from "@/components/shared/initial-query-data";
import { tableFirstPage, tablePageKey } from "@/components/shared/table/table-page";
import { listPeople } from "@/lib/data/panel/listed-people";
import { dayOf } from "@/lib/domain/time/dates";
import { peopleQuerySchema } from "@/lib/schemas/panel/people";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../require-panel-page";

export const generateMetadata = () => panelMetadata("people");

/** The content that the address requests: "?q=rossi" a search, "?persona=12" a person's data. */
function askedFor({ q, persona }: Awaited<PanelPageProps["searchParams"]>) {
  const search = typeof q === "string" && peopleQuerySchema.safeParse({ q }).success ? q.trim() : "";
  const personId = typeof persona === "string" && /^[1-9]\d{0,8}$/.test(persona) ? Number(persona) : null;
  return { search, personId };
}

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("people", props);
  const { search, personId } = askedFor(await props.searchParams);
  const query: Record<string, string> = search === "" ? {} : { q: search };
  const { people, total } = await listPeople(peopleQuerySchema.parse(tableFirstPage(query)));
  return (
    <PageTexts>
      <InitialQueryData answers={[[tablePageKey("/api/people", query, 1), { items: people, total }]]}>
        <PeoplePage
          key={`${search} ${personId}`}
          today={dayOf(new Date())}
          search={search}
          personId={personId}
        />
      </InitialQueryData>
    </PageTexts>
  );
}
