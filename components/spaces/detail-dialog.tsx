"use client";

import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { Dialog, DialogContent } from "@/components/ui/dialog";

/** A space over the list; closing goes back to the list, where it was left. */
export function DetailDialog({ children }: { children: ReactNode }) {
  const router = useRouter();
  return (
    <Dialog open onOpenChange={(open) => !open && router.back()}>
      <DialogContent
        aria-describedby={undefined}
        className="px-3.5 pt-14 pb-0 sm:w-[min(72rem,calc(100vw-3rem))] sm:max-h-[92dvh] sm:pt-14 sm:pb-7"
      >
        {children}
      </DialogContent>
    </Dialog>
  );
}
