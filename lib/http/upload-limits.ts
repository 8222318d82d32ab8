/** docs/rules.md, "Limits". */
export const PICTURE_LIMIT_BYTES = 5 * 1024 * 1024;
