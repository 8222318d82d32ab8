import { StatementPage } from "@/components/admin/books/statement-page";
import { PageTexts } from "@/components/admin/generated/rendiconto-texts";
import { InitialAnswers } from "@/components/shared/initial-answers";
import { dayOf } from "@/lib/domain/time/dates";
import { statementSchema } from "@/lib/schemas/books/statement";
import { bookYearSchema } from "@/lib/schemas/books/year";
import { findStatement, listYearBalances } from "@/lib/services/books/statement";
import { answerOf } from "../answer-of";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../require-panel-page";

export const generateMetadata = () => panelMetadata("statement");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("statement", props);
  const now = new Date();
  const statement = await findStatement(undefined, now);
  return (
    <PageTexts>
      <InitialAnswers
        answers={[
          [["/api/books"], await answerOf(bookYearSchema.array(), await listYearBalances(now))],
          [[`/api/reports/statement?year=${statement.year}`], await answerOf(statementSchema, statement)],
        ]}
      >
        <StatementPage today={dayOf(now)} />
      </InitialAnswers>
    </PageTexts>
  );
}
