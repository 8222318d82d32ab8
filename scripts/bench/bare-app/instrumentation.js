/** Prevents the build from using the site's own file in a parent folder. */
export function register() {}
