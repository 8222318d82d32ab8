import { asTyped } from "./visible-text";

/** How long a mailed code is good, in minutes. */
export const CODE_MINUTES = 10;

/** How many digits it has. */
export const CODE_LENGTH = 6;

/** A code as people type or paste it, without spaces, hyphens and the full stop of its sentence. */
export const bareSignInCode = (typed: string): string => asTyped(typed).replace(/[\s.-]/g, "");
