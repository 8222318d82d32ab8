/** For what scrolls sideways on phones: the keyboard must reach it. */
export const scrolls = (label: string) => ({ tabIndex: 0, role: "region", "aria-label": label }) as const;
