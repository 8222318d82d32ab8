import * as TabsPrimitive from "radix-ui/tabs";
import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";

export const Tabs = TabsPrimitive.Root;

/** The row of tabs, which wraps on narrow screens: tabs beyond the edge would be overlooked. */
export function TabsList({ className, ...props }: ComponentProps<typeof TabsPrimitive.List>) {
  return (
    <TabsPrimitive.List
      className={cn("-mx-1 flex max-w-full flex-wrap gap-1 rounded-[1.625rem] bg-sand-100 p-1", className)}
      {...props}
    />
  );
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof TabsPrimitive.Trigger>) {
  return (
    <TabsPrimitive.Trigger
      className={cn(
        "inline-flex min-h-11 shrink-0 grow items-center justify-center gap-2 rounded-full px-4 text-[0.97rem] font-semibold whitespace-nowrap text-ink-2 transition-colors hover:text-ink focus-visible:-outline-offset-3 disabled:opacity-55 data-[state=active]:bg-surface data-[state=active]:text-sage-800 data-[state=active]:shadow-rest",
        className,
      )}
      {...props}
    />
  );
}

export function TabsContent({ className, ...props }: ComponentProps<typeof TabsPrimitive.Content>) {
  return <TabsPrimitive.Content className={cn("mt-6", className)} {...props} />;
}
