import { useTranslations } from "next-intl";
import { Dialog, DialogContent, DialogTitle } from "@/components/ui/dialog";
import { PanelLink } from "./panel-link";
import type { PanelMenuProps } from "./panel-menu";

export function OtherPages({ current, pages, hrefOf, onClose }: PanelMenuProps & { onClose: () => void }) {
  const t = useTranslations("panel.frame.menu");
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle className="text-[1.3rem]">{t("others")}</DialogTitle>
        <nav aria-label={t("others")}>
          <ul className="m-0 grid list-none grid-cols-2 gap-1.5 p-0">
            {pages.map((page) => (
              <li key={page}>
                <PanelLink
                  page={page}
                  href={hrefOf(page)}
                  isCurrent={page === current}
                  onClick={onClose}
                  iconClassName="size-5"
                  className="flex min-h-12 items-center gap-2.5 rounded-lg bg-sand-100 px-3 py-1.5 leading-tight font-semibold text-ink no-underline aria-[current=page]:bg-sage-100 aria-[current=page]:text-sage-800"
                />
              </li>
            ))}
          </ul>
        </nav>
      </DialogContent>
    </Dialog>
  );
}
