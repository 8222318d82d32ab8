import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

export interface Fact {
  /** The name of a drawing in app/icons.css. */
  icon: "calendar" | "clock" | "duration" | "lessons" | "people" | "place" | "room";
  /** The name of the value: always available to screen readers, visible with `showLabels`. */
  label: string;
  value: ReactNode;
}

interface FactsProps {
  facts: readonly Fact[];
  showLabels?: boolean;
  className?: string;
}

export function Facts({ facts, showLabels = false, className }: FactsProps) {
  return (
    <dl className={cn("facts", className)} {...(showLabels && { "data-labels": true })}>
      {facts.map(({ icon, label, value }) => (
        <div key={label} data-icon={icon}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
