import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";
import { controlLook } from "./input";

/** A styled native select with `<option>` children. */
export function Select({ className, children, ...props }: ComponentProps<"select">) {
  return (
    <span className={cn("select w-full min-w-0", className)}>
      <select
        className={cn(
          controlLook,
          "min-h-12 cursor-pointer appearance-none pr-10 text-ellipsis read-only:bg-surface",
        )}
        {...props}
      >
        {children}
      </select>
    </span>
  );
}
