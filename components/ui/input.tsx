import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";

/** What a text field looks like; shared by input, textarea, select and the date buttons. */
export const controlLook = cn(
  "block w-full min-w-0 rounded-md border border-input bg-surface px-3.5 text-base text-ink shadow-rest",
  "transition-[border-color,box-shadow] duration-150 placeholder:text-ink-2/80 hover:border-ink-2",
  "focus-visible:border-sage-600 focus-visible:outline-offset-0",
  "disabled:cursor-not-allowed disabled:bg-sand-100 disabled:text-ink-2 disabled:hover:border-input",
  "[&:is(input,textarea):read-only]:bg-sand-100 aria-invalid:border-brick-600",
);

export function Input({ className, type = "text", ...props }: ComponentProps<"input">) {
  return <input type={type} className={cn(controlLook, "min-h-12", className)} {...props} />;
}
