"use client";

import { type ComponentProps, useState } from "react";
import { Fold } from "./fold";

/** A fold that opens by itself where something in it has to be seen, and then stays as the user leaves it. */
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
