"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FocusEvent, useMemo, useState } from "react";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import { SchemaForm } from "@/components/shared/form/schema-form";
import { TableError, TableSkeleton } from "@/components/shared/table/table-states";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { Eye } from "@/components/ui/icons";
import { api } from "@/lib/client/api-client";
import type { PanelSite } from "@/lib/schemas/site/site";
import { siteFormSchema, siteFormValues } from "@/lib/schemas/site/site-form";
import { siteSections } from "./site-fields";
import { SitePreview, viewOf } from "./site-preview";

const PATH = "/api/site";

/**
 * Everything that the site says of the association, with a preview beside it that follows the field in use; on narrow
 * screens a button opens it. Saved, it is in force on every page at once.
 */
export function SiteSection() {
  const t = useTranslations("panel.site");
  const client = useQueryClient();
  const router = useRouter();
  const act = useAdminAction();
  const sections = useMemo(() => siteSections(t), [t]);
  const [view, setView] = useState(() => viewOf("name"));
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useQuery<PanelSite>({ queryKey: [PATH] });
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
        layout="links"
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
        onSubmit={async (change) => {
          const saved = await act(() => api.patch<PanelSite>(PATH, change), {
            success: t("saved"),
            description: t("savedDescription"),
            failure: t("notSaved"),
          });
          client.setQueryData([PATH], saved);
          // The panel itself has the colour and the name too.
          router.refresh();
        }}
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
