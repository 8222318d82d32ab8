/** The path of the page in the browser, with its query. */
export const currentPath = (): string => `${window.location.pathname}${window.location.search}`;
