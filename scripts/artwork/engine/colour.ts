/** Arithmetic on `#rrggbb` colours. */

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** `amount` 0 gives `from`, 1 gives `to`. */
export function mix(from: string, to: string, amount: number): string {
  const target = channels(to);
  const mixed = channels(from).map((channel, i) =>
    Math.round(channel + ((target[i] ?? 0) - channel) * amount),
  );
  return `#${mixed.map((channel) => Math.max(0, Math.min(255, channel)).toString(16).padStart(2, "0")).join("")}`;
}

/** Towards warm light, not towards white, so that lit faces stay in the palette. */
export const lighten = (hex: string, amount: number) => mix(hex, "#fff6e6", amount);

/** Towards a warm plum brown: black shadows would look dirty on sand. */
export const darken = (hex: string, amount: number) => mix(hex, "#3a2430", amount);
