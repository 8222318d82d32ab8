/** Prevents the build from using the site's file of the parent folders. */
export function register() {}
