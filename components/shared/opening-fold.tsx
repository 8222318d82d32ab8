import { type ComponentProps, useState } from "react";
import { Fold } from "./fold";

/** A fold that opens by itself while its content must be visible. Otherwise the user decides. */
export function OpeningFold({ isNeeded, ...props }: ComponentProps<typeof Fold> & { isNeeded: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold
      {...props}
      open={isOpen || isNeeded}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    />
  );
}
