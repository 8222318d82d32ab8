/** `npm run dev`: the same site with hot reload. */
import { prepareDataFolder } from "./run/data-folder.mjs";
import { runSite } from "./run/site.mjs";
import { generateSources, installPackages } from "./run/steps.mjs";

prepareDataFolder();
installPackages();
await generateSources();
await runSite("development");
