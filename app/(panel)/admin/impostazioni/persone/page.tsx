import { PageTexts } from "@/components/admin/generated/impostazioni-persone-texts";
import { StaffPage } from "@/components/admin/settings/staff/late-staff-section";
import { InitialAnswers } from "@/components/shared/initial-answers";
import { listAccounts } from "@/lib/data/panel/accounts";
import { listOpenInvitations } from "@/lib/data/person/invitations";
import { accountListQuerySchema, panelAccountSchema } from "@/lib/schemas/panel/account";
import { invitationSchema } from "@/lib/schemas/person/invitation";
import { answerOf } from "../../answer-of";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../../require-panel-page";

export const generateMetadata = () => panelMetadata("staff");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("staff", props);
  const query = { isAdmin: "true", pageSize: "500" };
  const { accounts } = await listAccounts(accountListQuerySchema.parse(query));
  const invitations = await listOpenInvitations(new Date());
  return (
    <PageTexts>
      <InitialAnswers
        answers={[
          [
            [`/api/users?${new URLSearchParams(query)}`],
            await answerOf(panelAccountSchema.array(), accounts),
          ],
          [["/api/invitations"], await answerOf(invitationSchema.array(), invitations)],
        ]}
      >
        <StaffPage />
      </InitialAnswers>
    </PageTexts>
  );
}
