import { type ComponentType, type LazyExoticComponent, lazy } from "react";

/** The pauses before each retry, in milliseconds. */
const RETRY_PAUSES_MS = [500, 2_000];

async function loadWithRetries<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of RETRY_PAUSES_MS) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load();
}

/**
 * Like React.lazy, with retries for weak networks.
 * @param fallback rendered if the code cannot be loaded, for parts that the page can do without; by default the error
 * is thrown
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await loadWithRetries(load) };
    } catch (error) {
      if (fallback === undefined) throw error;
      return { default: fallback };
    }
  });
}
