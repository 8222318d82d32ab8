import type { MouseEvent } from "react";
import { Button, type ButtonProps } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";

interface SubmitButtonProps extends Omit<ButtonProps, "asChild" | "type"> {
  /**
   * While true, the button shows a spinner and ignores clicks. It is not disabled, so that it does not lose the focus.
   */
  pending?: boolean;
  /** The label while pending; the usual label by default. */
  pendingText?: string;
}

export function SubmitButton({
  pending = false,
  pendingText,
  children,
  onClick,
  ...props
}: SubmitButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Button
      type="submit"
      {...props}
      aria-disabled={pending || undefined}
      aria-busy={pending}
      onClick={handleClick}
    >
      {pending && <Spinner />}
      {pending ? (pendingText ?? children) : children}
    </Button>
  );
}
