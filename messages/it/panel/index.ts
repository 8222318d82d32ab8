import frame from "./frame.json";

/** The texts of the panel, by subject. It speaks Italian only. */
export const panel = { frame };
