import { useTranslations } from "next-intl";
import { type ReactNode, type SubmitEventHandler, useRef } from "react";
import { Button, type ButtonProps } from "@/components/ui/button";
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { SubmitButton } from "./submit-button";

interface FormDialogProps {
  open?: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** `form.handleSubmit(…)` of react-hook-form, or any handler. */
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  submitLabel: string;
  /** "action" for the main action of a page. */
  submitVariant?: ButtonProps["variant"];
  cancelLabel?: string;
  pending?: boolean;
  submitDisabled?: boolean;
  /** The title gets the focus when the dialog opens, instead of the first field. */
  focusTitle?: boolean;
  children: ReactNode;
  className?: string;
}

export function FormDialog({
  open = true,
  onOpenChange,
  title,
  description,
  onSubmit,
  submitLabel,
  submitVariant = "default",
  cancelLabel,
  pending = false,
  submitDisabled = false,
  focusTitle = false,
  children,
  className,
}: FormDialogProps) {
  const t = useTranslations("live");
  const titleRef = useRef<HTMLHeadingElement>(null);
  const toTitle = (event: Event) => {
    event.preventDefault();
    titleRef.current?.focus();
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        className={className}
        {...(focusTitle ? { onOpenAutoFocus: toTitle } : {})}
        {...(description ? {} : { "aria-describedby": undefined })}
      >
        <DialogHeader>
          <DialogTitle ref={titleRef} tabIndex={-1} className="outline-none">
            {title}
          </DialogTitle>
          {description && <DialogDescription>{description}</DialogDescription>}
        </DialogHeader>
        <form noValidate onSubmit={onSubmit} className="flex min-w-0 flex-col gap-5">
          {children}
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="outline">{cancelLabel ?? t("cancel")}</Button>
            </DialogClose>
            <SubmitButton variant={submitVariant} pending={pending} disabled={submitDisabled}>
              {submitLabel}
            </SubmitButton>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
