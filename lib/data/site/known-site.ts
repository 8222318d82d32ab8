import "server-only";
import { cache } from "react";
import { findSite } from "./site";

/** The association's data, read once for the page being rendered. */
export const knownSite = cache(() => findSite());
