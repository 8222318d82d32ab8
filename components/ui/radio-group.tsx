import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/lib/utils";

/** Radio buttons under one legend. */
export function RadioGroup({
  legend,
  hideLegend,
  className,
  children,
  ...props
}: Omit<ComponentProps<"fieldset">, "children"> & {
  legend: ReactNode;
  hideLegend?: boolean;
  children: ReactNode;
}) {
  return (
    <fieldset className="min-w-0" {...props}>
      <legend className={cn("mb-1.5 text-[0.94rem] font-semibold text-ink", hideLegend && "sr-only")}>
        {legend}
      </legend>
      <div className={cn("flex flex-col gap-1", className)}>{children}</div>
    </fieldset>
  );
}

/** One choice of a RadioGroup; give all of a group the same `name`. */
export function RadioGroupItem({
  children,
  className,
  ...props
}: Omit<ComponentProps<"input">, "type"> & { children: ReactNode }) {
  return (
    <label className={cn("flex min-h-11 cursor-pointer items-center gap-3 text-[0.97rem]", className)}>
      <input
        type="radio"
        className="size-6 shrink-0 cursor-pointer appearance-none rounded-full border-[1.5px] border-input bg-surface transition-[border-width,border-color] duration-150 hover:border-ink-2 checked:border-[7px] checked:border-sage-700 disabled:cursor-not-allowed disabled:opacity-55"
        {...props}
      />
      <span className="min-w-0">{children}</span>
    </label>
  );
}
