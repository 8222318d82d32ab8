import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import type { Icon } from "@/components/ui/draw-icon";

export interface Fact {
  icon: Icon;
  /** The name of the value; always there for screen readers, visible with `showLabels`. */
  label: string;
  value: ReactNode;
}

/** The key facts of an event or course: day, time, place, people. */
export function Facts({
  facts,
  showLabels = false,
  className,
}: {
  facts: readonly Fact[];
  showLabels?: boolean;
  className?: string;
}) {
  return (
    <dl className={cn("grid items-start gap-x-6 gap-y-2.5", className)}>
      {facts.map(({ icon: Icon, label, value }) => (
        <div key={label} className="grid grid-cols-[1.25rem_1fr] content-start gap-x-2.5">
          <dt className={cn("col-start-2 row-start-1 text-sm text-ink-2", !showLabels && "sr-only")}>
            {label}
          </dt>
          <dd className={cn("col-start-2 first-letter:uppercase", showLabels && "font-medium")}>{value}</dd>
          <Icon className="col-start-1 row-start-1 mt-0.5 size-5 text-sage-600" />
        </div>
      ))}
    </dl>
  );
}
