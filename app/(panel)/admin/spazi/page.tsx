import { PageTexts } from "@/components/admin/generated/spazi-texts";
import { SpacesPage } from "@/components/admin/spaces/spaces-page";
import { InitialAnswers } from "@/components/shared/initial-answers";
import { spaceSearchQuerySchema } from "@/lib/schemas/search/space-search";
import { bookingActor } from "@/lib/services/room-time/bookable-period";
import { findSpaces } from "@/lib/services/search/space-availability";
import { spacesFor } from "@/lib/services/space/shown-spaces";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../require-panel-page";

export const generateMetadata = () => panelMetadata("spaces");

export default async function Page(props: PanelPageProps) {
  const user = await requirePanelPage("spaces", props);
  const spaces = await findSpaces(spaceSearchQuerySchema.parse({}), bookingActor(user, new Date()));
  return (
    <PageTexts>
      <InitialAnswers answers={[[["/api/spaces"], await spacesFor(user, spaces)]]}>
        <SpacesPage />
      </InitialAnswers>
    </PageTexts>
  );
}
