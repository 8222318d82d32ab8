import * as openApi from "@/app/api/openapi.json/route";
import { apiRoutes } from "@/app/api/routes";
import { openApiDocument } from "@/lib/openapi/open-api-document";
import { ApiClient } from "../../helpers/api";

test("/api/openapi.json serves what the routes declare", async () => {
  const { status, body } = await new ApiClient().get("/api/openapi.json");
  expect(status).toBe(200);
  expect(body).toEqual(JSON.parse(JSON.stringify(openApiDocument([...apiRoutes, openApi]))));
});
