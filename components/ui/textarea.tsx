import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";
import { controlLook } from "./input";

/** A text area that grows with its content if the browser supports field-sizing; `rows` is then the minimum height. */
export function Textarea({ className, rows = 4, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      rows={rows}
      className={cn(
        controlLook,
        "field-sizing-content max-h-[32rem] py-3",
        rows < 3 ? "min-h-20" : rows < 5 ? "min-h-26" : "min-h-36",
        className,
      )}
      {...props}
    />
  );
}
