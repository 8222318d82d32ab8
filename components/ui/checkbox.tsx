import { type ChangeEvent, type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "@/components/ui/cn";

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type"> {
  onCheckedChange?: (checked: boolean) => void;
}

/** A styled native checkbox: works in plain forms, with `register`, and before hydration. */
export function Checkbox({ className, onCheckedChange, onChange, ...props }: CheckboxProps) {
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
    <span className={cn("checkbox-box", className)}>
      <input type="checkbox" className="peer checkbox" {...props} {...handleChange} />
      <svg aria-hidden="true" viewBox="0 0 16 16" className="checkbox-mark">
        <path d="m3 8.4 3.3 3.3L13 4.8" />
      </svg>
    </span>
  );
}

export function CheckboxField({
  children,
  className,
  id,
  ...props
}: CheckboxProps & { children: ReactNode }) {
  const generated = useId();
  const inputId = id ?? generated;
  return (
    <label htmlFor={inputId} className={cn("checkbox-line", className)}>
      <Checkbox id={inputId} {...props} />
      <span className="min-w-0">{children}</span>
    </label>
  );
}
