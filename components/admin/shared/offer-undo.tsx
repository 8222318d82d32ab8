"use client";

import { Button } from "@/components/ui/button";
import { RotateCcw } from "@/components/ui/icons";
import { toast } from "@/components/ui/use-toast";
import { UNDO_MS } from "@/lib/domain/site/undo";

/** Says what was done, with the way back beside it for ten seconds. `undo` says itself how it went. */
export function offerUndo(title: string, undo: () => Promise<unknown>, description?: string): void {
  const { dismiss } = toast({
    title,
    ...(description ? { description } : {}),
    duration: UNDO_MS,
    action: (
      <Button
        variant="outline"
        size="sm"
        onClick={() => {
          dismiss();
          void undo().catch(() => {});
        }}
      >
        <RotateCcw />
        Annulla l'operazione
      </Button>
    ),
  });
}
