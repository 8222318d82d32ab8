import type { ChangeEvent, ComponentProps } from "react";
import { cn } from "@/lib/utils";

export interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "role"> {
  onCheckedChange?: (checked: boolean) => void;
}

/** No aria-checked: the native checkbox says it itself, and HTML forbids to say it twice. */
const SWITCH = { type: "checkbox", role: "switch" } as const;

/** A native checkbox with the role and look of a switch. Name it with a label. */
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
      <input
        {...SWITCH}
        className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-full border border-input bg-sand-200 transition-colors duration-150 before:absolute before:-inset-2 before:content-[''] checked:border-sage-700 checked:bg-sage-700 disabled:cursor-not-allowed disabled:opacity-55"
        {...props}
        {...handleChange}
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-1 left-1 size-5 rounded-full border border-input bg-surface shadow-rest transition-[translate,border-color] duration-150 ease-calm peer-checked:translate-x-5 peer-checked:border-transparent"
      />
    </span>
  );
}
