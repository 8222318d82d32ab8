import { useTranslations } from "next-intl";
import { CopyLine } from "@/components/person/calendar-feed/copy-line";
import { QrCode } from "@/components/shared/qr-code";
import { Button } from "@/components/ui/button";
import { TitledDialog } from "@/components/ui/dialog";

/** The URL of a new screen, which is shown only once. */
export function ScreenAddressDialog({ url, onClose }: { url: string; onClose: () => void }) {
  const t = useTranslations("panel.screens.made");
  return (
    <TitledDialog
      title={t("title")}
      description={t("text")}
      onClose={onClose}
      className="sm:w-[min(36rem,calc(100vw-3rem))]"
    >
      <div className="flex flex-col items-center gap-5">
        <QrCode text={url} label={t("qr")} />
        <div className="w-full">
          <CopyLine text={url} label={t("address")} />
        </div>
        <Button className="w-full sm:w-auto" onClick={onClose}>
          {t("done")}
        </Button>
      </div>
    </TitledDialog>
  );
}
