import { ClosuresPage } from "@/components/admin/closures/closures-page";
import { PageTexts } from "@/components/admin/generated/chiusure-texts";
import { InitialQueryData } from "@/components/shared/initial-query-data";
import { listClosures } from "@/lib/data/room-time/closures";
import { dayOf, partsOfDay } from "@/lib/domain/time/dates";
import { holidaySchema } from "@/lib/schemas/closure/closure";
import { listHolidays } from "@/lib/services/closure/closures";
import { toApiResponse } from "../answer-of";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../require-panel-page";
import { spacesAnswer } from "../spaces-answer";

export const generateMetadata = () => panelMetadata("closures");

const holidaysAnswer = async (year: number) =>
  [
    [`/api/holidays?year=${year}`],
    await toApiResponse(holidaySchema.array(), await listHolidays(year)),
  ] as const;

export default async function Page(props: PanelPageProps) {
  const user = await requirePanelPage("closures", props);
  const today = dayOf(new Date());
  const { year } = partsOfDay(today);
  return (
    <PageTexts>
      <InitialQueryData
        answers={[
          [[`/api/closures?from=${today}`], await listClosures({ from: today })],
          await holidaysAnswer(year),
          await holidaysAnswer(year + 1),
          await spacesAnswer(user),
        ]}
      >
        <ClosuresPage today={today} />
      </InitialQueryData>
    </PageTexts>
  );
}
