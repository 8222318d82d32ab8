import { z } from "zod";
import { SESSION_COOKIE } from "@/lib/auth/session-cookie";
import { ERROR_STATUS } from "@/lib/errors";
import type { RouteHandler } from "@/lib/http/define-route";
import type { Method } from "@/lib/http/endpoint-options";
import { describeOperation, OPERATIONS_TAG, TAG_TEXTS } from "./describe-operation";
import { describeWebhooks } from "./describe-webhooks";
import { type JsonSchema, SchemaWriter } from "./json-schema";

export type RouteModule = Partial<Record<Method, RouteHandler>>;

const METHODS: readonly Method[] = ["GET", "POST", "PUT", "PATCH", "DELETE"];
/** Routes that are not part of the API: unknown paths, and next-auth's own protocol. */
const UNDOCUMENTED = new Set(["/api/*", "/api/auth/{nextauth}"]);

const errorSchema: JsonSchema = {
  type: "object",
  description: "Il corpo di ogni errore: la frase è in italiano e si può mostrare così com'è.",
  required: ["message", "code"],
  properties: {
    message: { type: "string", minLength: 1 },
    code: { type: "string", enum: Object.keys(ERROR_STATUS) },
    errors: {
      type: "object",
      description: "Per ogni campo sbagliato i suoi messaggi",
      additionalProperties: { type: "array", items: { type: "string" }, minItems: 1 },
    },
    conflicts: {
      type: "array",
      description:
        "Ciò che un piano incontra, una voce per ogni data o intervallo; di una persona nuova, chi ha lo stesso nome",
      items: { type: "object" },
    },
    totalAmount: {
      type: "integer",
      description: "Con PRICE_CHANGED: quanto costerebbe ora, in centesimi; 0 se il prezzo è su richiesta",
    },
    prepayAmount: {
      type: "integer",
      description:
        "Con PRICE_CHANGED di una sala: quanto si chiede da pagare prima, in centesimi; 0 se nulla",
    },
    payBy: {
      type: ["string", "null"],
      description: "Con PRICE_CHANGED di una sala: entro quando; null se non si chiede nulla prima",
    },
    depositAmount: {
      type: "integer",
      description:
        "Con PRICE_CHANGED di una sala: il deposito cauzionale, in centesimi; di ogni data di una serie",
    },
    available: {
      type: "array",
      description: "Con EXTRA_TAKEN: quanti ne restano di ogni extra che non basta",
      items: {
        type: "object",
        properties: { extraId: { type: "integer" }, available: { type: "integer" } },
      },
    },
    nextDate: {
      type: ["string", "null"],
      description: "Con NOT_TODAY: il prossimo giorno in cui la persona è attesa; null se non ce n'è",
    },
  },
};

const DESCRIPTION = `API REST del sito. I giorni sono AAAA-MM-GG e intendono Europe/Rome, gli istanti sono ISO 8601 in UTC, gli importi sono centesimi di euro. I campi sconosciuti di un corpo vengono ignorati; quelli di un oggetto al suo interno, se decidono che cosa si compra o quanto costa, sono rifiutati con 400. Altri metodi rispondono 405 con Allow, altri percorsi 404.`;

const headers = {
  RequestId: { description: "Identifica la richiesta nei log", schema: { type: "string", format: "uuid" } },
  TotalCount: { description: "Quanti elementi ci sono in tutto", schema: { type: "integer", minimum: 0 } },
  RetryAfter: { description: "Secondi da attendere", schema: { type: "integer", minimum: 1 } },
};

const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "La stessa chiave con lo stesso corpo riceve di nuovo la prima risposta e non crea nulla; con un altro corpo 409 DUPLICATE.",
  schema: { type: "string", minLength: 1, maxLength: 255 },
};

/** @param routes the route modules listed in app/generated/routes.ts */
export function openApiDocument(routes: readonly RouteModule[]) {
  const schemas = new SchemaWriter();
  schemas.components.Error = errorSchema;
  const paths: Record<string, Record<string, ReturnType<typeof describeOperation>>> = {};
  for (const route of routes) {
    for (const method of METHODS) {
      const handler = route[method];
      if (!handler?.endpoint || UNDOCUMENTED.has(handler.route)) continue;
      const path = handler.route.replace(/\*$/, "{path}");
      paths[path] = {
        ...paths[path],
        [method.toLowerCase()]: describeOperation(path, method, handler.endpoint, schemas),
      };
    }
  }
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  const tags = [...new Set([...operations.flatMap((operation) => operation.tags), OPERATIONS_TAG])];
  return {
    openapi: "3.1.0",
    jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
    info: {
      title: "API del sito",
      version: "1.0.0",
      description: DESCRIPTION,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/", description: "Questo sito" }],
    tags: tags.map((name) => ({ name, description: TAG_TEXTS[name] ?? name })),
    paths,
    webhooks: describeWebhooks(schemas),
    components: {
      schemas: Object.fromEntries(Object.entries(schemas.components).sort(([a], [b]) => a.localeCompare(b))),
      headers,
      parameters: { IdempotencyKey: idempotencyKey },
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: SESSION_COOKIE,
          description: "Cookie httpOnly di un browser",
        },
        bearer: { type: "http", scheme: "bearer", description: "authToken di login e registrazione" },
        apiKey: { type: "http", scheme: "bearer", description: "Chiave di un programma (ninfea_…)" },
      },
    },
  };
}

/** The schema of the response is loose: tests check the document, not each response. */
export const openApiSchema = z.looseObject({ openapi: z.string(), paths: z.looseObject({}) });
