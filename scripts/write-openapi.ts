/** `npm run openapi`: writes docs/openapi.json, what the API's own routes declare. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import * as openApi from "@/app/api/openapi.json/route";
import { apiRoutes } from "@/app/api/routes";
import { openApiDocument } from "@/lib/openapi/open-api-document";

const file = join(import.meta.dirname, "../docs/openapi.json");
writeFileSync(file, `${JSON.stringify(openApiDocument([...apiRoutes, openApi]), null, 2)}\n`);
