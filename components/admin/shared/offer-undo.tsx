import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { RotateCcw } from "@/components/ui/icons";
import { toast } from "@/components/ui/use-toast";
import { UNDO_MS } from "@/lib/domain/site/undo";

/** Shows a toast with an undo button for ten seconds. `undo` shows its own result. */
export function offerUndo(title: string, undo: () => Promise<unknown>, description?: string): void {
  const { dismiss } = toast({
    title,
    ...(description ? { description } : {}),
    duration: UNDO_MS,
    action: (
      <UndoButton
        onPress={() => {
          dismiss();
          void undo().catch(() => {});
        }}
      />
    ),
  });
}

function UndoButton({ onPress }: { onPress: () => void }) {
  const t = useTranslations("panel.actions");
  return (
    <Button variant="outline" size="sm" onClick={onPress}>
      <RotateCcw />
      {t("undo")}
    </Button>
  );
}
