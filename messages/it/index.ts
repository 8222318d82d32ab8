import cancellation from "./cancellation.json";
import cancellationLeft from "./cancellationLeft.json";
import cancellationPolicy from "./cancellationPolicy.json";
import layout from "./layout.json";
import live from "./live.json";
import spaces from "./spaces.json";

/** The Italian texts, by subject: the pattern of the other languages. */
export const it = { cancellation, cancellationLeft, cancellationPolicy, layout, live, spaces };
