/** The list of all API routes, from which the OpenAPI document and the access table are generated. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const ROUTE = /\/route\.tsx?$/;
/** It imports the list itself. */
const OF_THE_DOCUMENT = "api/openapi.json/route.ts";

/**
 * Writes `app/generated/routes.ts`, which imports each route file of `app/api` and `app/uploads`.
 * @param {string} root
 */
export function writeRoutes(root) {
  const files = ["api", "uploads"]
    .flatMap((folder) =>
      readdirSync(join(root, "app", folder), { recursive: true, encoding: "utf8" }).map(
        (path) => `${folder}/${path}`,
      ),
    )
    .filter((path) => ROUTE.test(path) && path !== OF_THE_DOCUMENT)
    .sort();
  const lines = [
    'import type { RouteModule } from "@/lib/openapi/open-api-document";',
    ...files.map((path, index) => `import * as route${index} from "../${path.replace(/\.tsx?$/, "")}";`),
    "",
    `export const apiRoutes: readonly RouteModule[] = [${files.map((_, index) => `route${index}`).join(", ")}];`,
  ];
  const file = join(root, "app/generated/routes.ts");
  const code = `${lines.join("\n")}\n`;
  // The user who migrates an installed site may not have write access to its folder.
  if (existsSync(file) && readFileSync(file, "utf8") === code) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
}
