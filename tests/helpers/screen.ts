/** jsdom has no layout: a screen so wide that every media query for a least width holds, or a phone. */
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
