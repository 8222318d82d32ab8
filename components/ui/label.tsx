import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";

export function Label({ className, children, htmlFor, ...props }: ComponentProps<"label">) {
  return (
    <label htmlFor={htmlFor} className={cn("field-label", className)} {...props}>
      {children}
    </label>
  );
}
