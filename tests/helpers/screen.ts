/** jsdom has no layout: simulates a screen for which every min-width media query matches, or a phone. */
export function showOn(screen: "laptop" | "phone"): void {
  Object.defineProperty(window, "matchMedia", {
    configurable: true,
    value: (query: string) => ({
      media: query,
      matches: screen === "laptop" && query.includes("min-width"),
      addEventListener: () => {},
      removeEventListener: () => {},
    }),
  });
}
