/** Prevents the build from using the site's file of the parent folders. */
export function proxy() {}

export const config = { matcher: ["/never"] };
