import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as openApi from "@/app/api/openapi.json/route";
import { apiRoutes } from "@/app/api/routes";
import { openApiDocument } from "@/lib/openapi/open-api-document";

test("docs/openapi.json is what the routes declare (npm run openapi writes it)", () => {
  const written: unknown = JSON.parse(readFileSync(join(__dirname, "../../../docs/openapi.json"), "utf8"));
  expect(written).toEqual(JSON.parse(JSON.stringify(openApiDocument([...apiRoutes, openApi]))));
});
