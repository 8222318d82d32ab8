import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";

/** The look of a text field, shared by input, textarea, select and the date buttons. */
export const controlLook = "control";

export function Input({ className, type = "text", ...props }: ComponentProps<"input">) {
  return <input type={type} className={cn(controlLook, "min-h-12", className)} {...props} />;
}
