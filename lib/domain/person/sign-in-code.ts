import { asTyped } from "./visible-text";

/** How long a mailed code is valid, in minutes. */
export const CODE_MINUTES = 10;

/** In digits. */
export const CODE_LENGTH = 6;

/** A typed or pasted code without spaces, hyphens and the full stop of its sentence. */
export const bareSignInCode = (typed: string): string => asTyped(typed).replace(/[\s.-]/g, "");
