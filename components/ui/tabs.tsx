"use client";

import * as TabsPrimitive from "radix-ui/tabs";
import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";

export const Tabs = TabsPrimitive.Root;

/** The row of tabs, which scrolls horizontally on narrow screens. */
export function TabsList({ className, ...props }: ComponentProps<typeof TabsPrimitive.List>) {
  return (
    <TabsPrimitive.List
      className={cn(
        "soft:-mx-1 flex max-w-full soft:gap-1 overflow-x-auto soft:rounded-full soft:bg-sand-100 soft:p-1 [scrollbar-width:none]",
        className,
      )}
      {...props}
    />
  );
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof TabsPrimitive.Trigger>) {
  return (
    <TabsPrimitive.Trigger
      className={cn(
        "soft:inline-flex soft:min-h-11 soft:shrink-0 soft:grow items-center soft:justify-center soft:gap-2 soft:rounded-full soft:px-4 soft:text-[0.97rem] font-semibold soft:whitespace-nowrap text-ink-2 transition-colors hover:text-ink focus-visible:-outline-offset-3 disabled:opacity-55 soft:data-[state=active]:bg-surface data-[state=active]:text-sage-800 soft:data-[state=active]:shadow-rest",
        className,
      )}
      {...props}
    />
  );
}

export function TabsContent({ className, ...props }: ComponentProps<typeof TabsPrimitive.Content>) {
  return <TabsPrimitive.Content className={cn("soft:mt-6", className)} {...props} />;
}
