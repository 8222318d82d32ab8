import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { controlLook } from "@/components/ui/input";

/** "bar": cells of one wide bar, the whole cell is the target. "stacked": labels over bordered fields. */
export type SearchLook = "bar" | "stacked";

export function searchControl(look: SearchLook): string {
  return look === "bar"
    ? cn(
        "block h-17 w-full min-w-0 cursor-pointer rounded-md bg-transparent px-4 pt-6 pb-1 text-left text-base font-medium text-ink transition-colors hover:bg-sand-100 focus-visible:-outline-offset-2",
        "disabled:cursor-not-allowed disabled:bg-transparent disabled:text-ink-2",
      )
    : cn(controlLook, "min-h-12 text-left");
}

/** A label and its control, styled for the form around it. */
export function SearchCell({
  look,
  label,
  htmlFor,
  className,
  children,
}: {
  look: SearchLook;
  label: ReactNode;
  htmlFor: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={cn("relative min-w-0", look === "stacked" && "flex flex-col gap-1.5", className)}>
      <label
        id={`${htmlFor}-label`}
        htmlFor={htmlFor}
        className={
          look === "bar"
            ? "pointer-events-none absolute top-2.5 left-4 z-1 text-[0.8rem] font-semibold text-ink-2"
            : "text-[0.94rem] font-semibold"
        }
      >
        {label}
      </label>
      {children}
    </div>
  );
}
