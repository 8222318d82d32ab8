import { type ComponentProps, cloneElement, isValidElement } from "react";
import { cn } from "@/components/ui/cn";
import { buttonVariants } from "./button-variants";
import type { VariantProps } from "./variants";

export interface ButtonProps extends ComponentProps<"button">, VariantProps<typeof buttonVariants> {
  /** Applies the styles to the only child (such as a link) instead of rendering a button. */
  asChild?: boolean;
}

export function Button({ className, variant, size, asChild = false, type, ...props }: ButtonProps) {
  const look = cn(buttonVariants({ variant, size }), className);
  if (asChild && isValidElement<{ className?: string }>(props.children))
    return cloneElement(props.children, { className: cn(look, props.children.props.className) });
  return <button type={type ?? "button"} className={look} {...props} />;
}
