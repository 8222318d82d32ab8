/**
 * `npm run openapi [file]`: writes the OpenAPI document served at `/api/openapi.json`, by default to `openapi.json`.
 */
import { writeFileSync } from "node:fs";
import * as openApi from "@/app/api/openapi.json/route";
import { apiRoutes } from "@/app/generated/routes";
import { openApiDocument } from "@/lib/openapi/open-api-document";

const file = process.argv[2] ?? "openapi.json";
writeFileSync(file, `${JSON.stringify(openApiDocument([...apiRoutes, openApi]), null, 2)}\n`);
