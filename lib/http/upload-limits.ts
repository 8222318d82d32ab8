/** docs/rules.md, "Limits". */
export const SPACE_IMAGE_LIMIT_BYTES = 5 * 1024 * 1024;
