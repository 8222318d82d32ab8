/** Props for content that scrolls horizontally on phones, which must be reachable by keyboard. */
export const scrolls = (label: string) => ({ tabIndex: 0, role: "region", "aria-label": label }) as const;
