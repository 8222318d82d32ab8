import { PageTexts } from "@/components/admin/generated/impostazioni-posta-texts";
import { MailServerPage } from "@/components/admin/settings/mail/lazy-mail-server-page";
import { InitialQueryData } from "@/components/shared/initial-query-data";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import { wordingOf } from "@/lib/i18n/wording";
import { mailServerSchema } from "@/lib/schemas/site/mail-server";
import { localizeResponse } from "@/lib/schemas/worded";
import { mailServerState } from "@/lib/services/panel/mail-server";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../../require-panel-page";

export const generateMetadata = () => panelMetadata("mail-server");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("mail-server", props);
  const { word } = await wordingOf(DEFAULT_LANGUAGE);
  const state = localizeResponse(mailServerSchema, await mailServerState(), word);
  return (
    <PageTexts>
      <InitialQueryData answers={[[["/api/mail-server"], state]]}>
        <MailServerPage />
      </InitialQueryData>
    </PageTexts>
  );
}
