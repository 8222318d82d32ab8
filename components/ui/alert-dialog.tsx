import * as AlertDialogPrimitive from "radix-ui/alert-dialog";
import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";
import { closeOnEscape, overlayLook } from "./dialog";
import { RememberFocus, useFocusReturn } from "./focus-return";

export const AlertDialog = AlertDialogPrimitive.Root;

export function AlertDialogCancel(props: ComponentProps<typeof AlertDialogPrimitive.Cancel>) {
  return <AlertDialogPrimitive.Cancel data-closes-dialog {...props} />;
}

/** The panel of a confirmation, which a click outside does not close. */
export function AlertDialogContent({
  className,
  children,
  onCloseAutoFocus,
  ...props
}: ComponentProps<typeof AlertDialogPrimitive.Content>) {
  const { opener, giveBack } = useFocusReturn(onCloseAutoFocus);
  return (
    <AlertDialogPrimitive.Portal>
      <AlertDialogPrimitive.Overlay className={overlayLook} />
      <AlertDialogPrimitive.Content
        className={cn(
          "fixed z-50 flex flex-col gap-5 overflow-y-auto bg-surface p-5 text-ink shadow-floating focus:outline-none",
          "inset-x-0 bottom-0 max-h-[94dvh] rounded-t-2xl pb-[max(1.25rem,env(safe-area-inset-bottom))]",
          "sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-[min(30rem,calc(100vw-3rem))] sm:-translate-1/2 sm:rounded-xl sm:border sm:p-7",
          "data-[state=open]:animate-rise-in data-[state=closed]:animate-sink-out",
          className,
        )}
        onKeyDown={closeOnEscape}
        onCloseAutoFocus={giveBack}
        {...props}
      >
        <RememberFocus opener={opener} />
        {children}
      </AlertDialogPrimitive.Content>
    </AlertDialogPrimitive.Portal>
  );
}

export function AlertDialogHeader({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("flex flex-col gap-2", className)} {...props} />;
}

export function AlertDialogTitle({ className, ...props }: ComponentProps<typeof AlertDialogPrimitive.Title>) {
  return <AlertDialogPrimitive.Title className={cn("text-[1.55rem]", className)} {...props} />;
}

export function AlertDialogDescription({
  className,
  ...props
}: ComponentProps<typeof AlertDialogPrimitive.Description>) {
  return <AlertDialogPrimitive.Description className={cn("text-ink-2", className)} {...props} />;
}

export function AlertDialogFooter({ className, ...props }: ComponentProps<"div">) {
  return (
    <div className={cn("flex flex-col-reverse gap-3 sm:flex-row sm:justify-end", className)} {...props} />
  );
}
