import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";

/** A quiet shape where something will be. Put `role="status"` with words on the group that holds them. */
export function Skeleton({ className, ...props }: ComponentProps<"div">) {
  return (
    <div aria-hidden="true" className={cn("animate-pulse rounded-md bg-sand-200/70", className)} {...props} />
  );
}
