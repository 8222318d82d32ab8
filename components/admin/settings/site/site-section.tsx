import { useTranslations } from "next-intl";
import { type FocusEvent, useMemo, useState } from "react";
import { SettingsCard, SettingsSubpage } from "@/components/admin/settings/settings-subpage";
import { SchemaForm } from "@/components/shared/form/schema-form";
import { TableError, TableSkeleton } from "@/components/shared/table/table-states";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { Eye } from "@/components/ui/icons";
import { siteFormSchema, siteFormValues } from "@/lib/schemas/site/site-form";
import { siteSections } from "./site-fields";
import { SitePreview, viewOf } from "./site-preview";
import { useSaveSite, useSiteData } from "./use-site";

export function SitePage() {
  return (
    <SettingsSubpage page="site">
      <SettingsCard>
        <SiteSection />
      </SettingsCard>
    </SettingsSubpage>
  );
}

/**
 * The site's public data, with a preview that follows the focused field; on narrow screens a button opens the preview.
 * Saved values take effect on every page at once.
 */
export function SiteSection() {
  const t = useTranslations("panel.site");
  const save = useSaveSite();
  const sections = useMemo(() => siteSections(t), [t]);
  const [view, setView] = useState(() => viewOf("name"));
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useSiteData();
  if (error && !data) return <TableError error={error} onRetry={() => void refetch()} />;
  if (!data) return <TableSkeleton />;
  const followField = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
      if (target.name !== "") setView(viewOf(target.name));
    }
  };
  return (
    <div onFocusCapture={followField}>
      <SchemaForm
        schema={siteFormSchema}
        sections={sections}
        defaultValues={siteFormValues(data)}
        layout="tabs"
        submitLabel={t("submit")}
        aside={
          <SitePreview
            view={view}
            onChange={setView}
            className="lg:sticky lg:top-20 lg:max-h-[calc(100dvh-11rem)]"
          />
        }
        hasPinnedButtons
        buttonsClassName="bottom-0 m-0 px-0 *:grow max-lg:bottom-[calc(4rem+env(safe-area-inset-bottom))] sm:bottom-0 sm:m-0 sm:px-0 sm:max-lg:bottom-16"
        buttons={
          <Button variant="outline" className="lg:hidden" onClick={() => setOpen(true)}>
            <Eye />
            {t("preview.open")}
          </Button>
        }
        onSubmit={save}
      >
        <Dialog open={isOpen} onOpenChange={setOpen}>
          <DialogContent aria-describedby={undefined}>
            <DialogHeader>
              <DialogTitle>{t("preview.title")}</DialogTitle>
            </DialogHeader>
            <SitePreview view={view} onChange={setView} />
          </DialogContent>
        </Dialog>
      </SchemaForm>
    </div>
  );
}
