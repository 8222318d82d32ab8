/** Prevents the build from using the site's own file in a parent folder. */
export function proxy() {}

export const config = { matcher: ["/never"] };
