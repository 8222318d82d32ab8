import type { ReactNode } from "react";

/** A link to a legal text. It opens in a new tab, so that the form keeps its input. */
export function LegalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="font-semibold text-sage-700 underline decoration-sage-300 decoration-2 underline-offset-4 hover:decoration-current"
    >
      {children}
      <span className="sr-only"> (si apre in un'altra scheda)</span>
    </a>
  );
}
