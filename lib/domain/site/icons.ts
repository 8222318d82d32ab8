interface IconFile {
  /** The side length in pixels. */
  size: number;
  /** Whether it has a background, because the operating system crops or fills it. */
  isOpaque: boolean;
  /** The default icon of a new site. */
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

/** The default icon for browsers that support SVG in tabs. */
export const FIRST_DRAWING = "/icons/icon.svg";

const NAMES = Object.keys(ICON_FILES) as IconName[];

/** @param logoUrl address of the association's logo; null for the default icons */
export function iconsOf(logoUrl: string | null): Record<IconName, string> {
  const address = (name: IconName) =>
    logoUrl === null ? ICON_FILES[name].first : logoUrl.replace(/\.webp$/, `-${name}.png`);
  return Object.fromEntries(NAMES.map((name) => [name, address(name)])) as Record<IconName, string>;
}
