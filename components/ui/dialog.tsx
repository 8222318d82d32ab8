"use client";

import { useTranslations } from "next-intl";
import * as DialogPrimitive from "radix-ui/dialog";
import type { ComponentProps, KeyboardEvent, ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { RememberFocus, useFocusReturn } from "./focus-return";
import { X } from "./icons";

export const Dialog = DialogPrimitive.Root;
export const DialogClose = DialogPrimitive.Close;

export const overlayLook =
  "fixed inset-0 z-50 bg-scrim backdrop-blur-[2px] data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out";

/**
 * Closes a dialog on Escape while a toast is shown above it: Radix passes the key to the topmost layer only, the toast.
 * A menu or inner dialog that handles the key itself has prevented the default.
 */
export function closeOnEscape(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Escape" || event.defaultPrevented) return;
  const close = event.currentTarget.querySelector<HTMLElement>("[data-closes-dialog]");
  if (close === null) return;
  event.preventDefault();
  close.click();
}

/** The panel of a dialog: a bottom sheet on phones, centred from 640 px. */
export function DialogContent({
  className,
  children,
  onKeyDown,
  onCloseAutoFocus,
  ...props
}: ComponentProps<typeof DialogPrimitive.Content>) {
  const t = useTranslations("live");
  const { opener, giveBack } = useFocusReturn(onCloseAutoFocus);
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay className={overlayLook} />
      <DialogPrimitive.Content
        className={cn(
          "fixed z-50 flex flex-col gap-5 overflow-y-auto overscroll-contain scroll-pb-24 bg-surface px-5 pt-5 text-ink shadow-floating focus:outline-none",
          "inset-x-0 bottom-0 max-h-[94dvh] rounded-t-2xl pb-[max(1.25rem,env(safe-area-inset-bottom))]",
          "sm:right-auto sm:bottom-auto sm:top-1/2 sm:left-1/2 sm:max-h-[90dvh] sm:w-[min(34rem,calc(100vw-3rem))] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-xl sm:border sm:p-7",
          "data-[state=open]:animate-rise-in data-[state=closed]:animate-sink-out",
          className,
        )}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          closeOnEscape(event);
        }}
        onCloseAutoFocus={giveBack}
        {...props}
      >
        <RememberFocus opener={opener} />
        {children}
        <DialogPrimitive.Close
          data-closes-dialog
          aria-label={t("close")}
          className="absolute top-3 right-3 grid size-11 place-items-center rounded-full text-ink-2 transition-colors hover:bg-sand-100 hover:text-ink sm:top-4 sm:right-4"
        >
          <X className="size-5" />
        </DialogPrimitive.Close>
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  );
}

export function DialogHeader({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("flex flex-col gap-1.5 pr-11", className)} {...props} />;
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof DialogPrimitive.Title>) {
  return <DialogPrimitive.Title className={cn("text-[1.7rem]", className)} {...props} />;
}

export function DialogDescription({
  className,
  ...props
}: ComponentProps<typeof DialogPrimitive.Description>) {
  return <DialogPrimitive.Description className={cn("text-ink-2", className)} {...props} />;
}

/** Makes the buttons at the end of a long form sticky; `scroll-pb` ensures that focused fields stay above them. */
export const pinnedButtons =
  "sticky -bottom-5 z-10 -mx-5 -mb-5 flex flex-wrap-reverse justify-end gap-3 border-t border-sand-200 bg-surface px-5 py-3 *:grow sm:-bottom-7 sm:-mx-7 sm:-mb-7 sm:px-7 sm:*:grow-0";

export function DialogFooter({ className, ...props }: ComponentProps<"div">) {
  return (
    <div className={cn("flex flex-col-reverse gap-3 sm:flex-row sm:justify-end", className)} {...props} />
  );
}

interface TitledDialogProps extends Omit<ComponentProps<typeof DialogContent>, "title"> {
  title: ReactNode;
  description?: ReactNode;
  onClose: () => void;
}

/** An open dialog with a title. */
export function TitledDialog({ title, description, onClose, children, ...props }: TitledDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent {...(description ? {} : { "aria-describedby": undefined })} {...props}>
        <DialogHeader>
          <DialogTitle className="wrap-anywhere">{title}</DialogTitle>
          {description && <DialogDescription className="wrap-anywhere">{description}</DialogDescription>}
        </DialogHeader>
        {children}
      </DialogContent>
    </Dialog>
  );
}
