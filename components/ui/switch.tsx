import type { ChangeEvent, ComponentProps } from "react";
import { cn } from "@/components/ui/cn";

interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "role"> {
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
      {/* Larger than the drawing: the clickable area has at least 44 px, even without a label. */}
      <input
        {...SWITCH}
        className="peer absolute -inset-2 z-1 h-11 w-16 cursor-pointer appearance-none rounded-full outline-none disabled:cursor-not-allowed"
        {...props}
        {...handleChange}
      />
      <span aria-hidden="true" className="switch-track" />
      <span aria-hidden="true" className="switch-thumb" />
    </span>
  );
}
