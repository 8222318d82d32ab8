/** How long a mailed code is good, in minutes. */
export const CODE_MINUTES = 10;

/** How many digits it has. */
export const CODE_LENGTH = 6;

/** A code as people type or paste it, without spaces and hyphens. */
export const bareSignInCode = (typed: string): string => typed.replace(/[\s-]/g, "");
