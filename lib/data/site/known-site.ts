import "server-only";
import { cache } from "react";
import { findSite } from "./site";

/** What the association says of itself, read once for the page that is being rendered. */
export const knownSite = cache(() => findSite());
