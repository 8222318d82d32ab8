import { useId } from "react";
import { CheckboxField, type CheckboxProps } from "@/components/ui/checkbox";
import { FieldError } from "@/components/ui/field";

export function ConsentBox({ error, children, ...props }: CheckboxProps & { error: string | undefined }) {
  const errorId = useId();
  return (
    <div>
      <CheckboxField
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        {...props}
      >
        {children}
      </CheckboxField>
      <FieldError id={errorId} className="ml-9">
        {error}
      </FieldError>
    </div>
  );
}
