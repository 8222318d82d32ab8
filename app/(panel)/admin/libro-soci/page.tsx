import { PageTexts } from "@/components/admin/generated/libro-soci-texts";
import { RegisterPage } from "@/components/admin/register/register-page";
import { InitialQueryData } from "@/components/shared/initial-query-data";
import { partsOfDay } from "@/lib/domain/time/calendar-day";
import { dayOf } from "@/lib/domain/time/dates";
import { memberStatisticsSchema, registerSchema } from "@/lib/schemas/membership/register";
import { findMemberStatistics, findRegister } from "@/lib/services/membership/register";
import { toApiResponse } from "../answer-of";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../require-panel-page";

export const generateMetadata = () => panelMetadata("register");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("register", props);
  const now = new Date();
  const today = dayOf(now);
  const { year } = partsOfDay(today);
  const register = await findRegister(today, now);
  const statistics = await findMemberStatistics(year, now);
  return (
    <PageTexts>
      <InitialQueryData
        answers={[
          [[`/api/reports/members?on=${today}`], await toApiResponse(registerSchema, register)],
          [
            [`/api/reports/members/statistics?year=${year}`],
            await toApiResponse(memberStatisticsSchema, statistics),
          ],
        ]}
      >
        <RegisterPage today={today} />
      </InitialQueryData>
    </PageTexts>
  );
}
