/** Its own, or the build would take ours from the folders above. */
export function register() {}
