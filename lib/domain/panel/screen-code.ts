/** The number of digits that open a screen on a device, instead of its long address. */
export const SCREEN_CODE_LENGTH = 6;

export const SCREEN_CODE_MINUTES = 10;

/** A typed code without grouping spaces and hyphens. */
export const bareScreenCode = (typed: string): string => typed.replaceAll(/[\s-]/g, "");
