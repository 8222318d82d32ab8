import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";

/** A native range input. Name it with a label and say its value in words with `aria-valuetext`. */
export function Slider({ className, ...props }: Omit<ComponentProps<"input">, "type">) {
  return (
    <input
      type="range"
      className={cn("slider h-11 w-full min-w-0 cursor-pointer appearance-none bg-transparent", className)}
      {...props}
    />
  );
}
