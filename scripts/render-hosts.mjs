/**
 * `npm run hosts -- <inventory.json> <folder>`: renders all files of a cluster of machines, one folder for each.
 * Rendering again into the same folder keeps passwords and certificates; `--new-passwords` and `--new-certificates`
 * replace them, `--joining <machine>` is for a machine that joins a running cluster (docs/operations.md).
 */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { messageOf } from "./run/error-code.mjs";
import { fail, installPackages, say } from "./run/steps.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    "new-passwords": { type: "boolean", default: false },
    "new-certificates": { type: "boolean", default: false },
    joining: { type: "string" },
  },
});
const [file, folder] = positionals;
if (!file || !folder) fail("Which inventory, and where to? npm run hosts -- <inventory.json> <folder>");
installPackages("running");
const { readInventory } = await import("./hosts/inventory.mjs");
const { renderHosts } = await import("./hosts/render-hosts.mjs");
try {
  const inventory = readInventory(resolve(file));
  const { joining = null } = values;
  if (joining !== null && !inventory.hosts.some(({ name }) => name === joining))
    throw new Error(`The inventory has no machine ${joining}.`);
  renderHosts(inventory, resolve(folder), {
    newPasswords: values["new-passwords"],
    newCertificates: values["new-certificates"],
    joining,
  });
  say(
    `Rendered ${inventory.hosts.map(({ name }) => name).join(", ")} into ${folder}. It holds all secrets: keep it safe.`,
  );
} catch (error) {
  fail(messageOf(error));
}
