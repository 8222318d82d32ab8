/** `npm run dev`: the same site with hot reload. */
import { prepareDataFolder } from "./run/data-folder.mjs";
import { runSite } from "./run/site.mjs";
import { generateSources, installPackages } from "./run/steps.mjs";

prepareDataFolder();
installPackages("running");
await generateSources();
await runSite("development");
