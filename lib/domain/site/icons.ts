/** The icons of the site: in the browser's tab, and of the installed app. */

interface IconFile {
  /** Pixels of each side. */
  size: number;
  /** Whether it has a ground of its own, because the system that shows it cuts or fills it. */
  isOpaque: boolean;
  /** The one that every site begins with. */
  first: string;
}

export const ICON_FILES = {
  small: { size: 192, isOpaque: false, first: "/icons/icon-192.png" },
  large: { size: 512, isOpaque: false, first: "/icons/icon-512.png" },
  maskable: { size: 512, isOpaque: true, first: "/icons/icon-maskable-512.png" },
  apple: { size: 180, isOpaque: true, first: "/icons/apple-touch-icon.png" },
  favicon: { size: 48, isOpaque: false, first: "/icons/favicon.ico" },
} as const satisfies Record<string, IconFile>;

export type IconName = keyof typeof ICON_FILES;

/** The drawing in the tab of browsers that can show one, as every site begins with it. */
export const FIRST_DRAWING = "/icons/icon.svg";

const NAMES = Object.keys(ICON_FILES) as IconName[];

/**
 * The addresses of the icons.
 * @param logoUrl of the association's logo; null for the first icons
 */
export function iconsOf(logoUrl: string | null): Record<IconName, string> {
  const address = (name: IconName) =>
    logoUrl === null ? ICON_FILES[name].first : logoUrl.replace(/\.webp$/, `-${name}.png`);
  return Object.fromEntries(NAMES.map((name) => [name, address(name)])) as Record<IconName, string>;
}
