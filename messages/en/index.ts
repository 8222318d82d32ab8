import type { it } from "../it";
import cancellation from "./cancellation.json";
import cancellationLeft from "./cancellationLeft.json";
import cancellationPolicy from "./cancellationPolicy.json";
import layout from "./layout.json";
import live from "./live.json";
import spaces from "./spaces.json";

/** The English texts, by subject. */
export const en: typeof it = { cancellation, cancellationLeft, cancellationPolicy, layout, live, spaces };
