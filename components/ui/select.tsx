import { ChevronDown as chevronDown } from "lucide";
import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";
import { drawIcon } from "@/components/ui/draw-icon";
import { controlLook } from "./input";

const ChevronDown = drawIcon(chevronDown);

/** A styled native select with `<option>` children. */
export function Select({ className, children, ...props }: ComponentProps<"select">) {
  return (
    <span className={cn("relative block w-full min-w-0", className)}>
      <select
        className={cn(
          controlLook,
          "min-h-12 cursor-pointer appearance-none pr-10 text-ellipsis read-only:bg-surface",
        )}
        {...props}
      >
        {children}
      </select>
      <ChevronDown className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-2" />
    </span>
  );
}
