import * as DropdownMenuPrimitive from "radix-ui/dropdown-menu";
import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";

export const DropdownMenu = DropdownMenuPrimitive.Root;
export const DropdownMenuTrigger = DropdownMenuPrimitive.Trigger;

/** Rendered in place instead of at the end of the page, so that it stays inside its landmark. */
export function DropdownMenuContent({
  className,
  sideOffset = 8,
  align = "end",
  ...props
}: ComponentProps<typeof DropdownMenuPrimitive.Content>) {
  return (
    <DropdownMenuPrimitive.Content
      sideOffset={sideOffset}
      align={align}
      collisionPadding={12}
      className={cn(
        "z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 overflow-y-auto rounded-lg border bg-popover p-1.5 text-popover-foreground shadow-floating",
        "data-[state=open]:animate-rise-in data-[state=closed]:animate-fade-out",
        className,
      )}
      {...props}
    />
  );
}

export function DropdownMenuItem({
  className,
  variant = "default",
  ...props
}: ComponentProps<typeof DropdownMenuPrimitive.Item> & { variant?: "default" | "destructive" }) {
  return (
    <DropdownMenuPrimitive.Item
      className={cn(
        "flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 text-[0.97rem] font-medium no-underline outline-none select-none data-[disabled]:pointer-events-none data-[disabled]:opacity-55 [&_svg]:size-[1.15em] [&_svg]:shrink-0",
        variant === "destructive"
          ? "text-brick-600 data-[highlighted]:bg-brick-100 data-[highlighted]:text-brick-700 [&_svg]:text-current"
          : "data-[highlighted]:bg-sand-100 [&_svg]:text-ink-2",
        className,
      )}
      {...props}
    />
  );
}

export function DropdownMenuLabel({
  className,
  ...props
}: ComponentProps<typeof DropdownMenuPrimitive.Label>) {
  return <DropdownMenuPrimitive.Label className={cn("px-3 py-2", className)} {...props} />;
}

export function DropdownMenuSeparator({
  className,
  ...props
}: ComponentProps<typeof DropdownMenuPrimitive.Separator>) {
  return (
    <DropdownMenuPrimitive.Separator className={cn("mx-1 my-1.5 h-px bg-sand-200", className)} {...props} />
  );
}
