import { PageTexts } from "@/components/admin/generated/libro-soci-texts";
import { RegisterPage } from "@/components/admin/register/register-page";
import { dayOf } from "@/lib/domain/time/dates";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../require-panel-page";

export const generateMetadata = () => panelMetadata("register");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("register", props);
  return (
    <PageTexts>
      <RegisterPage today={dayOf(new Date())} />
    </PageTexts>
  );
}
