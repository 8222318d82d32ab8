import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { TitledDialog } from "@/components/ui/dialog";
import { SCREEN_CODE_MINUTES } from "@/lib/domain/panel/screen-code";
import { paths } from "@/lib/paths";
import type { Screen } from "@/lib/schemas/panel/screen";

interface ScreenCodeDialogProps {
  screen: Screen;
  code: string;
  onClose: () => void;
}

/** The code to be typed on a device, in two groups of digits. */
export function ScreenCodeDialog({ screen, code, onClose }: ScreenCodeDialogProps) {
  const t = useTranslations("panel.screens.code");
  const address = `${window.location.host}${paths.screens}`;
  const half = code.length / 2;
  return (
    <TitledDialog
      title={t("title", { name: screen.name })}
      description={t("text", { address, minutes: SCREEN_CODE_MINUTES })}
      onClose={onClose}
      className="sm:w-[min(30rem,calc(100vw-3rem))]"
    >
      <div className="flex flex-col items-center gap-5">
        <output
          aria-label={t("code")}
          className="rounded-lg bg-sage-50 px-6 py-4 font-semibold text-[2.6rem] tracking-[0.12em] tabular-nums"
        >
          {`${code.slice(0, half)} ${code.slice(half)}`}
        </output>
        <Button className="w-full sm:w-auto" onClick={onClose}>
          {t("done")}
        </Button>
      </div>
    </TitledDialog>
  );
}
