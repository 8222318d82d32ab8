"use client";

import * as TooltipPrimitive from "radix-ui/tooltip";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { cn } from "@/lib/utils";

/** A few words on hover and focus. Never the only place of what must be known: fingers do not hover. */
export function Tooltip({
  text,
  children,
  className,
  ...props
}: Omit<ComponentProps<typeof TooltipPrimitive.Content>, "children"> & {
  text: ReactNode;
  children: ReactElement;
}) {
  return (
    <TooltipPrimitive.Provider delayDuration={300}>
      <TooltipPrimitive.Root>
        <TooltipPrimitive.Trigger asChild>{children}</TooltipPrimitive.Trigger>
        <TooltipPrimitive.Portal>
          <TooltipPrimitive.Content
            sideOffset={6}
            collisionPadding={8}
            className={cn(
              "z-50 max-w-64 rounded-md bg-ink px-3 py-1.5 text-sm font-medium text-sand-50 data-[state=delayed-open]:animate-fade-in",
              className,
            )}
            {...props}
          >
            {text}
          </TooltipPrimitive.Content>
        </TooltipPrimitive.Portal>
      </TooltipPrimitive.Root>
    </TooltipPrimitive.Provider>
  );
}
