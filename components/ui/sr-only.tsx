import type { ReactNode } from "react";

/** What a text marks for screen readers alone: `t.rich("open", { title, what: srOnly })` of "Apri<what> {title}</what>". */
export const srOnly = (words: ReactNode) => <span className="sr-only">{words}</span>;
