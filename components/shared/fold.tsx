import type { ComponentProps } from "react";
import { ChevronDown } from "@/components/ui/icons";

/** A collapsible part of a card; a native `details` element, so that it works without JavaScript. */
export function Fold({ title, children, ...props }: ComponentProps<"details">) {
  return (
    <details {...props}>
      <summary className="group flex min-h-11 list-none items-center justify-between gap-2 rounded-md border border-sand-200 px-4 font-medium hover:bg-sand-100 [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown className="size-5 shrink-0 transition-transform in-[[open]>summary]:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
