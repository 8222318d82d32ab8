/** The pictures of a space (docs/rules.md, "Pictures"). */

export const MAX_SPACE_IMAGES = 8;
