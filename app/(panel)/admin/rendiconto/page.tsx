import { StatementPage } from "@/components/admin/books/statement-page";
import { PageTexts } from "@/components/admin/generated/rendiconto-texts";
import { InitialQueryData } from "@/components/shared/initial-query-data";
import { dayOf } from "@/lib/domain/time/dates";
import { statementSchema } from "@/lib/schemas/books/statement";
import { bookYearSchema } from "@/lib/schemas/books/year";
import { findStatement, listYearBalances } from "@/lib/services/books/statement";
import { toApiResponse } from "../answer-of";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../require-panel-page";

export const generateMetadata = () => panelMetadata("statement");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("statement", props);
  const now = new Date();
  const statement = await findStatement(undefined, now);
  return (
    <PageTexts>
      <InitialQueryData
        answers={[
          [["/api/books"], await toApiResponse(bookYearSchema.array(), await listYearBalances(now))],
          [
            [`/api/reports/statement?year=${statement.year}`],
            await toApiResponse(statementSchema, statement),
          ],
        ]}
      >
        <StatementPage today={dayOf(now)} />
      </InitialQueryData>
    </PageTexts>
  );
}
