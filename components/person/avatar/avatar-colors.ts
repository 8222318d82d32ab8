import type { LotusColors } from "@/components/person/avatar/lotus-avatar";

/** The default colours of the lotus avatar (docs/product.md). */
export const DEFAULT_COLORS: LotusColors = {
  avatarPrimaryColor: "#4F46E5",
  avatarSecondaryColor: "#D946EF",
  avatarAccentColor: "#F59E0B",
  avatarBackgroundColor: "#FFFFFF",
};

/** Each colours one part of the drawing. */
export const COLOR_FIELDS = [
  "avatarPrimaryColor",
  "avatarSecondaryColor",
  "avatarAccentColor",
  "avatarBackgroundColor",
] as const satisfies readonly (keyof LotusColors)[];

const palette = (primary: string, secondary: string, accent: string, background: string): LotusColors => ({
  avatarPrimaryColor: primary,
  avatarSecondaryColor: secondary,
  avatarAccentColor: accent,
  avatarBackgroundColor: background,
});

export const PALETTES = [
  { name: "lily", colors: DEFAULT_COLORS },
  { name: "sage", colors: palette("#3F5D4C", "#A9C2B1", "#E8B04A", "#F0F5F1") },
  { name: "terracotta", colors: palette("#B4532F", "#E3AB90", "#F5D08A", "#FDF4EE") },
  { name: "wisteria", colors: palette("#76519B", "#C3A9DA", "#F2C14E", "#F8F4FB") },
  { name: "night", colors: palette("#8FB7FF", "#5B6FB8", "#FFE08A", "#1E2440") },
] as const satisfies readonly { name: string; colors: LotusColors }[];
