import { PageTexts } from "@/components/admin/generated/impostazioni-persone-texts";
import { StaffPage } from "@/components/admin/settings/staff/lazy-staff-section";
import { InitialQueryData } from "@/components/shared/initial-query-data";
import { listAccounts } from "@/lib/data/panel/accounts";
import { listOpenInvitations } from "@/lib/data/person/invitations";
import { accountListQuerySchema, panelAccountSchema } from "@/lib/schemas/panel/account";
import { invitationSchema } from "@/lib/schemas/person/invitation";
import { toApiResponse } from "../../answer-of";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../../require-panel-page";

export const generateMetadata = () => panelMetadata("staff");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("staff", props);
  const query = { isAdmin: "true", pageSize: "500" };
  const { accounts } = await listAccounts(accountListQuerySchema.parse(query));
  const invitations = await listOpenInvitations(new Date());
  return (
    <PageTexts>
      <InitialQueryData
        answers={[
          [
            [`/api/users?${new URLSearchParams(query)}`],
            await toApiResponse(panelAccountSchema.array(), accounts),
          ],
          [["/api/invitations"], await toApiResponse(invitationSchema.array(), invitations)],
        ]}
      >
        <StaffPage />
      </InitialQueryData>
    </PageTexts>
  );
}
