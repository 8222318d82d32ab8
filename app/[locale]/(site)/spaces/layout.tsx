import type { ReactNode } from "react";

/** The list or the page of a space, and the slot for the dialog in which the list opens a space. */
export default function SpacesLayout({ children, dialog }: { children: ReactNode; dialog: ReactNode }) {
  return (
    <>
      {children}
      {dialog}
    </>
  );
}
