import { useTranslations } from "next-intl";
import { PANEL_PAGES, panelPath } from "@/components/admin/panel-pages";
import { usePanelRole } from "@/components/admin/shared/panel-user";
import { EmptyState } from "@/components/shared/feedback/empty-state";
import { Button } from "@/components/ui/button";
import { Plus } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";

export function NoRoomsYet({ description }: { description: string }) {
  const t = useTranslations("panel.shared.noRooms");
  const pages = useTranslations("panel.pages.title");
  const role = usePanelRole();
  return (
    <EmptyState headingLevel="h3" title={t("title")} description={description}>
      {PANEL_PAGES["add-space"].isFor(role) && (
        <Button asChild variant="action">
          <Link href={panelPath("add-space")}>
            <Plus />
            {pages("add-space")}
          </Link>
        </Button>
      )}
    </EmptyState>
  );
}
