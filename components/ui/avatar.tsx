import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";

/** A round frame filled by its content: picture, drawing or initials. */
export function Avatar({ className, ...props }: ComponentProps<"span">) {
  return (
    <span
      className={cn(
        "inline-grid size-10 shrink-0 place-items-center overflow-hidden rounded-full border bg-sand-100 [&>img]:size-full [&>img]:object-cover [&>svg]:size-full",
        className,
      )}
      {...props}
    />
  );
}
