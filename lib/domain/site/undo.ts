/** How long a press takes a mistake back, in the panel. */
export const UNDO_MS = 10_000;

/** What a slow network adds to it. */
const ON_THE_WAY_MS = 50_000;

/** The earliest deletion that can still be taken back at `now`. */
export const restorableSince = (now: Date): Date => new Date(now.getTime() - UNDO_MS - ON_THE_WAY_MS);
