export const currentPath = (): string => `${window.location.pathname}${window.location.search}`;
