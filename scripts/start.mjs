/** `npm start`: the site on this machine, from a bare clone to an address in the browser. */
import { prepareDataFolder } from "./run/data-folder.mjs";
import { runSite } from "./run/site.mjs";
import { buildSite, generateSources, installPackages } from "./run/steps.mjs";

prepareDataFolder();
installPackages();
await generateSources();
buildSite();
await runSite("production");
