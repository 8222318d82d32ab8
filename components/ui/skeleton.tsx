import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";

/** A placeholder while content loads. The group of skeletons needs `role="status"` and a text. */
export function Skeleton({ className, ...props }: ComponentProps<"div">) {
  return (
    <div aria-hidden="true" className={cn("animate-pulse rounded-md bg-sand-200/70", className)} {...props} />
  );
}
