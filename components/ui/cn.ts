/**
 * Joins class names. Two that say different things of the same property have no order: where a component's class may be
 * overruled by `className`, it is written with `soft:` (app/globals.css). A test keeps watch over the rendered pages.
 */
export function cn(...classes: readonly (string | false | null | undefined)[]): string {
  return classes.filter(Boolean).join(" ");
}
