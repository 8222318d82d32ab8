import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";

/** A styled native range input. Needs a label, and `aria-valuetext` with the formatted value. */
export function Slider({ className, ...props }: Omit<ComponentProps<"input">, "type">) {
  return (
    <input
      type="range"
      className={cn("slider h-11 w-full min-w-0 cursor-pointer appearance-none bg-transparent", className)}
      {...props}
    />
  );
}
