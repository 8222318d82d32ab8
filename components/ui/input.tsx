import type { ComponentProps } from "react";
import { joinClasses } from "@/components/ui/join-classes";

/** The look of a text field, shared by input, textarea, select and the date buttons. */
export const controlLook = "control";

export function Input({ className, type = "text", ...props }: ComponentProps<"input">) {
  return <input type={type} className={joinClasses(controlLook, "min-h-12", className)} {...props} />;
}
