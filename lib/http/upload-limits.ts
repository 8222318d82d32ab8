/** docs/rules.md, "Limits". */
export const PICTURE_LIMIT_BYTES = 5 * 1024 * 1024;
/** For the large picture on the home page, in camera quality. */
export const HERO_LIMIT_BYTES = 10 * 1024 * 1024;
export const DOCUMENT_LIMIT_BYTES = 10 * 1024 * 1024;
