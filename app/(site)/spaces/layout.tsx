import type { ReactNode } from "react";

/** The list or the page of a space, and the dialog in which the list opens a space without being left. */
export default function SpacesLayout({ children, dialog }: { children: ReactNode; dialog: ReactNode }) {
  return (
    <>
      {children}
      {dialog}
    </>
  );
}
