import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

interface FactProps {
  label: string;
  /** Spans the full width on small screens. */
  isWide?: boolean;
  children: ReactNode;
}

/** A label and its value, in a `dl`. */
export function Fact({ label, isWide = false, children }: FactProps) {
  return (
    <div className={cn("min-w-0", isWide && "max-sm:col-span-2")}>
      <dt className="text-[0.88rem] text-ink-2">{label}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
