import { PageTexts } from "@/components/admin/generated/impostazioni-rendiconto-texts";
import { BookWordsPage } from "@/components/admin/settings/books/lazy-books-section";
import { type PanelPageProps, panelMetadata, requirePanelPage } from "../../require-panel-page";

export const generateMetadata = () => panelMetadata("book-words");

export default async function Page(props: PanelPageProps) {
  await requirePanelPage("book-words", props);
  return (
    <PageTexts>
      <BookWordsPage />
    </PageTexts>
  );
}
