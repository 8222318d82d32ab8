/** The pictures of spaces (docs/rules.md, "Pictures"). */

export const LOGO_IMAGE = "/images/logo.svg";
/** Courses, events and gallery images without a picture show the logo. */
export const DEFAULT_IMAGE = LOGO_IMAGE;

const UPLOADS = "/uploads";
const SPACE_UPLOADS = `${UPLOADS}/spaces`;

export const MAX_SPACE_IMAGES = 8;

/** Spaces with an id in this range have a bundled picture, used if nothing was uploaded. */
const FIRST_FIXED_ID = 13;
const LAST_FIXED_ID = 17;

/** The address of a space's cover picture: the uploaded one, else the bundled one for its id, else the logo. */
export function spaceImageUrl(space: { id: number; imageUrl: string | null }): string {
  const own = space.imageUrl?.trim();
  if (own) return imageAddress(own);
  const isFixed = space.id >= FIRST_FIXED_ID && space.id <= LAST_FIXED_ID;
  return isFixed ? `/images/spaces/space-${space.id}.webp` : LOGO_IMAGE;
}

/** The default welcome picture of a new site. */
export const FIRST_WELCOME_PICTURE = "/images/hero.webp";

/** Whether a picture is bundled with the site. */
export const isDrawn = (address: string): boolean => address.startsWith("/images/");

/**
 * The picture that represents the whole centre: the first uploaded cover picture of a room. Null if there is none, in
 * which case the default welcome picture is shown.
 */
export const ownWelcomePicture = (
  spaces: readonly { id: number; imageUrl: string | null }[],
): string | null => spaces.map(spaceImageUrl).find((address) => address.startsWith(`${UPLOADS}/`)) ?? null;

/**
 * The address under which a stored picture is served: http becomes https; blob, data and absolute paths are unchanged;
 * anything else is an upload path and gets the prefix of the uploads folder.
 */
export function imageAddress(stored: string): string {
  if (/^http:\/\//i.test(stored)) return `https://${stored.slice("http://".length)}`;
  if (/^(https:\/\/|blob:|data:|\/)/i.test(stored)) return stored;
  const steps = stored.split(/[\\/]+/).filter((step) => step !== "" && step !== "." && step !== "..");
  const fromUploads = steps.slice(steps.indexOf("uploads") + 1);
  return fromUploads.length > 0 ? `${UPLOADS}/${fromUploads.join("/")}` : LOGO_IMAGE;
}

/**
 * The replacement for a picture that failed to load: the same file among the space uploads, then the logo, then none.
 */
export function nextImageOnError(current: string): string | null {
  if (current === LOGO_IMAGE) return null;
  if (/^(blob|data):/i.test(current)) return LOGO_IMAGE;
  const path = current.replace(/^https?:\/\/[^/?#]*/i, "").split(/[?#]/, 1)[0] ?? "";
  const fileName = path.slice(path.lastIndexOf("/") + 1);
  const retry = `${SPACE_UPLOADS}/${fileName}`;
  return fileName === "" || path === retry ? LOGO_IMAGE : retry;
}

/** The served pictures of a space, the cover (shown in lists) first. */
export function spacePictures(space: {
  id: number;
  name: string;
  imageUrl: string | null;
  images: readonly { imageUrl: string; altText: string }[];
}): { src: string; alt: string }[] {
  const { images } = space;
  if (images.length === 0) return [{ src: spaceImageUrl(space), alt: space.name }];
  return images.map(({ imageUrl, altText }) => ({ src: imageAddress(imageUrl), alt: altText }));
}
