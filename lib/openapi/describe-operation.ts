import type { KeyAccess } from "@/lib/domain/program/key-access";
import type { Access, Endpoint, Method } from "@/lib/http/endpoint-options";
import { it } from "@/messages/it";
import { EXAMPLES } from "./examples";
import type { JsonSchema, SchemaWriter } from "./json-schema";
import { codesByStatus, errorCodes } from "./operation-errors";

const REQUEST_ID = { "X-Request-Id": { $ref: "#/components/headers/RequestId" } };
const JSON_TYPE = "application/json";

/** The tag of an operation, by the first segment of its path below /api. */
const TAGS: Record<string, string> = {
  spaces: "Spazi",
  upload: "Spazi",
  extras: "Spazi",
  bookings: "Prenotazioni",
  courses: "Corsi",
  "course-bookings": "Corsi",
  events: "Eventi",
  registrations: "Eventi",
  "event-gallery-images": "Galleria",
  "waiting-list": "Lista d'attesa",
  "check-ins": "Presenze",
  closures: "Chiusure",
  holidays: "Chiusure",
  people: "Clienti",
  members: "Soci",
  payments: "Pagamenti e ricevute",
  payables: "Pagamenti e ricevute",
  receipts: "Pagamenti e ricevute",
  refunds: "Pagamenti e ricevute",
  reports: "Pagamenti e ricevute",
  "book-entries": "Pagamenti e ricevute",
  books: "Pagamenti e ricevute",
  "bank-files": "Pagamenti e ricevute",
  "bank-movements": "Pagamenti e ricevute",
  auth: "Accesso",
  users: "Account",
  invitations: "Account",
  board: "Pannello",
  overview: "Pannello",
  mails: "Pannello",
  "failed-mails": "Pannello",
  admin: "Amministrazione",
  audit: "Amministrazione",
  settings: "Amministrazione",
  setup: "Amministrazione",
  site: "Amministrazione",
  keys: "Programmi",
  mcp: "Programmi",
  "webhook-endpoints": "Programmi",
};
export const OPERATIONS_TAG = "Servizio";

export const TAG_TEXTS: Record<string, string> = {
  Spazi: "Le sale: dati, immagini, extra, periodi liberi e prezzi.",
  Prenotazioni: "Le prenotazioni delle sale, anche di più date insieme.",
  Corsi: "I corsi, le loro lezioni e le iscrizioni.",
  Eventi: "Gli eventi e le iscrizioni.",
  Galleria: "Le immagini della pagina iniziale.",
  "Lista d'attesa": "Chi aspetta un posto o una sala, e le offerte quando si liberano.",
  Presenze: "Chi è arrivato.",
  Chiusure: "I giorni e le ore in cui una sala o il centro sono chiusi.",
  Clienti: "Le persone: dati, storia, duplicati.",
  Soci: "Le domande, il libro soci e le quote.",
  "Pagamenti e ricevute": "La cassa, le ricevute, i rimborsi, la prima nota e i movimenti del conto.",
  Accesso: "Registrazione, accesso e password.",
  Account: "L'account di chi chiama, e gli inviti a lavorare nel pannello.",
  Pannello: "Quello che il pannello mostra a chi lavora nel centro.",
  Amministrazione: "Le impostazioni, i testi del sito e il registro delle modifiche.",
  Programmi: "Le chiavi, gli avvisi ad altri programmi e gli assistenti.",
  [OPERATIONS_TAG]: "Tutto il resto: stato del sito, calendari, documenti.",
};

const operationId = (path: string, method: Method) =>
  method.toLowerCase() +
  path
    .replace(/^\/api/, "")
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");

function parameters(path: string, endpoint: Endpoint, schemas: SchemaWriter) {
  const written: object[] = [];
  const inPath = new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  for (const [place, source] of [
    ["path", endpoint.params],
    ["query", endpoint.query],
  ] as const) {
    if (!source) continue;
    const { properties = {}, required = [] } = schemas.write(source, "input");
    for (const [name, schema] of Object.entries(properties)) {
      if (place === "path" && !inPath.has(name)) continue;
      written.push({ name, in: place, required: place === "path" || required.includes(name), schema });
    }
  }
  if (endpoint.isIdempotent) written.push({ $ref: "#/components/parameters/IdempotencyKey" });
  return written;
}

function formSchema({ file, fields }: NonNullable<Endpoint["form"]>, schemas: SchemaWriter): JsonSchema {
  const others = fields ? schemas.write(fields, "input") : { type: "object" as const };
  const picture: JsonSchema = { type: "string", contentMediaType: "image/*" };
  return { ...others, properties: { ...others.properties, [file]: picture } };
}

const FROM_PANEL = "Dal pannello.";

function requestBody(key: string, endpoint: Endpoint, schemas: SchemaWriter) {
  const content: Record<string, object> = {};
  const json = endpoint.body ?? (endpoint.form?.isJsonToo ? endpoint.form.fields : undefined);
  const example = EXAMPLES[key];
  const written = json && schemas.write(json, "input");
  const schema = endpoint.panelBody
    ? { anyOf: [written, { ...schemas.write(endpoint.panelBody, "input"), description: FROM_PANEL }] }
    : written;
  if (schema) content[JSON_TYPE] = { schema, ...(example ? { example } : {}) };
  if (endpoint.form) content["multipart/form-data"] = { schema: formSchema(endpoint.form, schemas) };
  return Object.keys(content).length > 0 ? { requestBody: { required: true, content } } : {};
}

function success(endpoint: Endpoint, schemas: SchemaWriter, status = endpoint.status) {
  const isPaged = Object.hasOwn(
    endpoint.query ? (schemas.write(endpoint.query, "input").properties ?? {}) : {},
    "pageSize",
  );
  const isJson = endpoint.contentType === JSON_TYPE;
  const schema = endpoint.output
    ? schemas.write(endpoint.output, "output")
    : isJson
      ? { type: "object" }
      : { type: "string" };
  return {
    description: status === 201 ? "Creato" : "Fatto",
    headers: {
      ...REQUEST_ID,
      ...(isPaged ? { "X-Total-Count": { $ref: "#/components/headers/TotalCount" } } : {}),
    },
    content: Object.fromEntries([
      [endpoint.contentType, { schema }],
      ...endpoint.alsoAs.map((type) => [type, { schema: { type: "string" } }]),
    ]),
  };
}

function failures(method: Method, endpoint: Endpoint) {
  const responses: Record<string, object> = {};
  for (const [status, codes] of codesByStatus(errorCodes(method, endpoint))) {
    const headers =
      status === 429 || status === 503
        ? { ...REQUEST_ID, "Retry-After": { $ref: "#/components/headers/RetryAfter" } }
        : REQUEST_ID;
    const schema = {
      allOf: [{ $ref: "#/components/schemas/Error" }, { properties: { code: { enum: codes } } }],
    };
    const [code = "INTERNAL"] = codes;
    responses[status] = {
      description: codes.map((one) => `${one}: ${it.errors.codes[one]}`).join("\n\n"),
      headers,
      content: { [JSON_TYPE]: { schema, example: { message: it.errors.codes[code], code } } },
    };
  }
  return responses;
}

const SECURITY = {
  public: [{}, { session: [] }, { bearer: [] }],
  user: [{ session: [] }, { bearer: [] }],
  desk: [{ session: [] }, { bearer: [] }],
  staff: [{ session: [] }, { bearer: [] }],
  treasurer: [{ session: [] }, { bearer: [] }],
  admin: [{ session: [] }, { bearer: [] }],
};

/** Who may call an operation, for its description. */
const RESTRICTIONS: Record<Access, string> = {
  public: "Per chiunque, anche senza account.",
  user: "Per chi ha un account.",
  desk: "Per chi usa il pannello: accoglienza, segreteria, tesoreria e amministratori.",
  staff: "Per la segreteria, la tesoreria e gli amministratori.",
  treasurer: "Per la tesoreria e gli amministratori.",
  admin: "Solo per gli amministratori.",
};

/** The scope that an API key needs for an operation, for its description. */
function keyText(keys: KeyAccess): string | null {
  if (keys === "refused" || keys === "public") return null;
  if (typeof keys === "object") return `Una chiave con ${keys.asVisitorWithout} può farlo per chiunque.`;
  return `Una chiave ha bisogno di ${keys}.`;
}

/** Whether, and with which scope, a key may call an operation, as a security requirement. */
function keySecurity(keys: KeyAccess): object[] {
  if (keys === "refused") return [];
  return [{ apiKey: keys === "public" || typeof keys === "object" ? [] : [keys] }];
}

export function describeOperation(path: string, method: Method, endpoint: Endpoint, schemas: SchemaWriter) {
  const description = [RESTRICTIONS[endpoint.access], keyText(endpoint.keys)].filter(Boolean).join(" ");
  return {
    operationId: operationId(path, method),
    tags: [TAGS[path.split("/")[2] ?? ""] ?? OPERATIONS_TAG],
    summary: endpoint.summary,
    description,
    security: [...SECURITY[endpoint.access], ...keySecurity(endpoint.keys)],
    parameters: parameters(path, endpoint, schemas),
    ...requestBody(`${method} ${path}`, endpoint, schemas),
    responses: {
      [endpoint.status]: success(endpoint, schemas),
      ...(endpoint.mayCreate ? { 201: success(endpoint, schemas, 201) } : {}),
      ...(endpoint.isConditional ? { 304: { description: "Niente di nuovo", headers: REQUEST_ID } } : {}),
      ...failures(method, endpoint),
    },
  };
}
