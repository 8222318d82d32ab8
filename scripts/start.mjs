/** `npm start`: runs the site on this machine, from a bare clone to a URL in the browser. */
import { prepareDataFolder } from "./run/data-folder.mjs";
import { runSite } from "./run/site.mjs";
import { buildSite, generateSources, installPackages, timed } from "./run/steps.mjs";

prepareDataFolder();
await timed("packages", () => installPackages("running"));
await timed("client and fonts", generateSources);
await runSite("production", timed("build", buildSite));
