import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";
import { controlLook } from "./input";

export function Textarea({ className, rows = 4, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea rows={rows} className={cn(controlLook, "field-sizing-content py-3", className)} {...props} />
  );
}
