import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";

export function Label({ className, children, htmlFor, ...props }: ComponentProps<"label">) {
  return (
    <label htmlFor={htmlFor} className={cn("text-[0.94rem] font-semibold text-ink", className)} {...props}>
      {children}
    </label>
  );
}
