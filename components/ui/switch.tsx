import type { ChangeEvent, ComponentProps } from "react";
import { cn } from "@/components/ui/cn";

export interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "role"> {
  onCheckedChange?: (checked: boolean) => void;
}

/** Without aria-checked, which HTML forbids on a native checkbox. */
const SWITCH = { type: "checkbox", role: "switch" } as const;

/** A native checkbox with the role and styles of a switch. Needs a label. */
export function Switch({ className, onCheckedChange, onChange, ...props }: SwitchProps) {
  const handleChange =
    onCheckedChange || onChange
      ? {
          onChange: (event: ChangeEvent<HTMLInputElement>) => {
            onChange?.(event);
            onCheckedChange?.(event.target.checked);
          },
        }
      : {};
  return (
    <span className={cn("relative inline-flex h-7 w-12 shrink-0", className)}>
      {/* Larger than what is drawn: 44 px to press, also where no label adds to it. */}
      <input
        {...SWITCH}
        className="peer absolute -inset-2 z-1 h-11 w-16 cursor-pointer appearance-none rounded-full outline-none disabled:cursor-not-allowed"
        {...props}
        {...handleChange}
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 rounded-full border border-input bg-sand-200 transition-colors duration-150 peer-checked:border-sage-700 peer-checked:bg-sage-700 peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-sage-600 peer-disabled:opacity-55"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-1 left-1 size-5 rounded-full border border-input bg-surface shadow-rest transition-[translate,border-color] duration-150 ease-calm peer-checked:translate-x-5 peer-checked:border-transparent"
      />
    </span>
  );
}
