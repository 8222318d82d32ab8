/** `npm run dev`: the same site with hot reload. */
import { prepareDataFolder } from "./run/data-folder.mjs";
import { runSite } from "./run/site.mjs";
import { generateClient, installPackages } from "./run/steps.mjs";

prepareDataFolder();
installPackages();
generateClient();
await runSite("development");
