import type { ReactNode } from "react";

/**
 * Renders a tagged part of a text for screen readers only: `t.rich("open", { title, what: srOnly })` for "Apri<what>
 * {title}</what>".
 */
export const srOnly = (words: ReactNode) => <span className="sr-only">{words}</span>;
