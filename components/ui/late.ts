import { type ComponentType, type LazyExoticComponent, lazy } from "react";

/** Pauses in ms after which code that did not come is fetched again. */
const PAUSES = [500, 2_000];

async function fetchPatiently<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load();
}

/**
 * A component whose code is fetched when it is first drawn, and again where a weak network lost it. What still does not
 * come takes no page with it that can be used without: `otherwise` is drawn then, where it is given.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  otherwise?: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await fetchPatiently(load) };
    } catch (error) {
      if (otherwise === undefined) throw error;
      return { default: otherwise };
    }
  });
}
