import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { WifiOff } from "@/components/ui/icons";

export function OfflineNotice({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <p
      role="status"
      className={cn("flex items-start gap-2.5 rounded-lg bg-honey-100 px-4 py-3 text-honey-700", className)}
    >
      <WifiOff className="mt-0.5 size-5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
