/** The digits that open a screen on a device, in the place of its long address. */
export const SCREEN_CODE_LENGTH = 6;

/** How long they are good for. */
export const SCREEN_CODE_MINUTES = 10;

/** A code without the spaces and hyphens of who types it in groups. */
export const bareScreenCode = (typed: string): string => typed.replaceAll(/[\s-]/g, "");
