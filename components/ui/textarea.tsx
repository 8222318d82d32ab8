import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";
import { controlLook } from "./input";

/** Grows with what is typed; where browsers let it, the rows are only the least height, which they else forget. */
export function Textarea({ className, rows = 4, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      rows={rows}
      className={cn(
        controlLook,
        "field-sizing-content py-3",
        rows < 3 ? "min-h-20" : rows < 5 ? "min-h-26" : "min-h-36",
        className,
      )}
      {...props}
    />
  );
}
