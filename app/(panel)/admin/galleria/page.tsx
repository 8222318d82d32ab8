import { EventGalleryPage } from "@/components/admin/event-gallery/event-gallery-page";
import { PageTexts } from "@/components/admin/generated/galleria-texts";
import { InitialQueryData } from "@/components/shared/initial-query-data";
import { listGalleryImages } from "@/lib/data/catalogue/gallery-images";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../require-panel-page";

export const generateMetadata = () => panelMetadata("event-gallery");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("event-gallery", props);
  return (
    <PageTexts>
      <InitialQueryData
        answers={[[["/api/event-gallery-images"], await listGalleryImages({ withHidden: true })]]}
      >
        <EventGalleryPage />
      </InitialQueryData>
    </PageTexts>
  );
}
