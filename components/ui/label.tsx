import type { ComponentProps } from "react";
import { joinClasses } from "@/components/ui/join-classes";

export function Label({ className, children, htmlFor, ...props }: ComponentProps<"label">) {
  return (
    <label htmlFor={htmlFor} className={joinClasses("field-label", className)} {...props}>
      {children}
    </label>
  );
}
