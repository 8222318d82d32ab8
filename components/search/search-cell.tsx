import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { controlLook } from "@/components/ui/input";

/** "bar": cells of one wide bar, in which the whole cell is clickable. "stacked": labels above bordered fields. */
export type SearchLook = "bar" | "stacked";

export function searchControl(look: SearchLook): string {
  return look === "bar" ? "search-control" : cn(controlLook, "min-h-12 text-left");
}

interface SearchCellProps {
  look: SearchLook;
  label: ReactNode;
  htmlFor: string;
  className?: string | undefined;
  children: ReactNode;
}

export function SearchCell({ look, label, htmlFor, className, children }: SearchCellProps) {
  return (
    <div className={cn("relative min-w-0", look === "stacked" && "flex flex-col gap-1.5", className)}>
      <label
        id={`${htmlFor}-label`}
        htmlFor={htmlFor}
        className={look === "bar" ? "search-label" : "text-[0.94rem] font-semibold"}
      >
        {label}
      </label>
      {children}
    </div>
  );
}
