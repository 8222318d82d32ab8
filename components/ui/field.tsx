import { CircleAlert as circleAlert } from "lucide";
import { useTranslations } from "next-intl";
import { cloneElement, type ReactElement, type ReactNode, useId } from "react";
import { drawIcon } from "@/components/ui/draw-icon";
import { joinClasses } from "@/components/ui/join-classes";
import { Label } from "./label";
import { Sentence } from "./sentence";

const CircleAlert = drawIcon(circleAlert);

interface ControlProps {
  id?: string;
  required?: boolean;
  "aria-invalid"?: boolean | "true" | "false";
  "aria-describedby"?: string;
}

interface FieldProps {
  label: ReactNode;
  /** One form control: Input, Textarea, Select, or any component that passes id and aria attributes on. */
  children: ReactElement<ControlProps>;
  error?: string | undefined;
  hint?: ReactNode;
  /** Shows "(facoltativo)" after the label. */
  optional?: boolean;
  /** Controls next to the label. */
  aside?: ReactNode;
  /** Hides the label visually; screen readers still announce it. */
  hideLabel?: boolean;
  className?: string;
}

/** A form control with label, hint and error, associated for screen readers. */
export function Field({ label, children, error, hint, optional, aside, hideLabel, className }: FieldProps) {
  const t = useTranslations("live");
  const generated = useId();
  const id = children.props.id ?? generated;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [children.props["aria-describedby"], hintId, errorId].filter(Boolean).join(" ");
  const labelled = (
    <Label htmlFor={id} className={hideLabel ? "sr-only" : undefined}>
      {label}
      {optional && <span className="font-normal text-ink-2"> {t("optional")}</span>}
    </Label>
  );
  return (
    <div className={joinClasses("field", className)}>
      {aside ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          {labelled}
          {aside}
        </div>
      ) : (
        labelled
      )}
      {cloneElement(children, {
        id,
        ...(error ? { "aria-invalid": true } : {}),
        ...(describedBy ? { "aria-describedby": describedBy } : {}),
      })}
      {hint && (
        <p id={hintId} className="text-sm text-ink-2">
          {hint}
        </p>
      )}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}

interface FieldErrorProps {
  id?: string | undefined;
  children?: ReactNode;
  className?: string;
}

/**
 * The error below a field, which may be a text reference (`lib/domain/language/text.ts`). It is a live region that
 * stays in the page, so that screen readers announce new messages.
 */
export function FieldError({ id, children, className }: FieldErrorProps) {
  return (
    <div aria-live="polite" className={children ? undefined : "contents"}>
      {children && (
        <p id={id} className={joinClasses("field-error", className)}>
          <CircleAlert className="mt-0.5 size-4 shrink-0" />
          <span>{typeof children === "string" ? <Sentence of={children} /> : children}</span>
        </p>
      )}
    </div>
  );
}
