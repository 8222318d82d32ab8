import { z } from "zod";
import { text } from "@/lib/domain/language/text";
import { isRecord } from "@/lib/domain/site/is-record";
import { AppError } from "@/lib/errors";
import { asDocumented } from "@/lib/schemas/documented";
import type { RouteHandler } from "../define-route";
import type { Endpoint, Method } from "../endpoint-options";
import { checkIdempotencyKey } from "../idempotency";
import type { Identity } from "../resolve-caller";

/**
 * Tools of the Model Context Protocol. Each consists of API calls: the same schemas, services, rights, limits and
 * audit, without a network round trip.
 */

interface ApiCall {
  method: Method;
  /** The pattern of the route: "/api/spaces/{id}". */
  route: string;
  endpoint: Endpoint;
}

export type ToolArguments = Record<string, unknown>;

/** The JSON Schema of an argument; its description is a text of the catalogues. */
interface ToolArgument {
  description?: string;
}

/** The arguments whose names are not self-explanatory. */
const DESCRIBED = [
  ...(["startDate", "endDate", "isFullDay", "startTime", "endTime", "people", "maxPrice"] as const),
  ...(["spaceId", "personId", "attendees", "purpose", "expectedTotal"] as const),
  ...(["expectedPrepayment", "expectedDeposit"] as const),
  ...(["refundPercent", "reason", "notifiesCustomer", "idempotencyKey", "q"] as const),
];

function describedArgument(name: string, schema: object): ToolArgument {
  const known = DESCRIBED.find((one) => one === name);
  return known === undefined ? schema : { ...schema, description: text(`assistants.arguments.${known}`) };
}

export interface Tool {
  name: string;
  /**
   * Texts of the catalogues: the title for the person who approves its use, the description for the model that chooses
   * it.
   */
  title: string;
  description: string;
  /** Whether it changes or removes something that existed before, such as a booking or its period. */
  isDestructive: boolean;
  /** The JSON Schema of its arguments. */
  inputSchema: { type: "object"; properties: Record<string, ToolArgument>; required: string[] };
  /** The call that determines who may use the tool. */
  call: ApiCall;
  /** @throws AppError as its calls do */
  run: (args: ToolArguments, caller: ToolCaller) => Promise<Record<string, unknown>>;
}

export interface ToolCaller {
  /** The request in which the tool was called: address and language. */
  request: Request;
  identity: Identity;
}

/** A method of a route as a call. @throws Error if the route does not have it, which is a bug */
export function apiCall(method: Method, { route, endpoint }: RouteHandler): ApiCall {
  if (endpoint === null) throw new Error(`${method} ${route} is no call`);
  return { method, route, endpoint };
}

/**
 * An argument as text. Objects, which are never valid parameters, become JSON, since their own `toString` may be
 * anything.
 */
const asText = (value: unknown): string =>
  typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);

/** The maximum length of a request's head over HTTP. */
const MAX_ADDRESS = 16_000;

const asQuery = (value: unknown): string =>
  Array.isArray(value) ? value.map(asText).join(",") : asText(value);

/** The URL of a call, with the path's parameters taken from the arguments. */
function addressOf({ route }: ApiCall, args: ToolArguments, base: string) {
  const params: Record<string, string> = {};
  const rest = { ...args };
  const path = route.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    params[name] = asText(args[name] ?? "");
    delete rest[name];
    // An unpaired surrogate, which a URL cannot contain, becomes the replacement character.
    return encodeURIComponent(Buffer.from(params[name]).toString());
  });
  return { url: new URL(path, base), params, rest };
}

/** The request's headers for its origin and language; never its cookie. */
function headersOf(request: Request, idempotencyKey: unknown): Headers {
  const headers = new Headers();
  for (const name of ["x-forwarded-for", "accept-language", "x-request-id"]) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  headers.set("content-type", "application/json");
  if (typeof idempotencyKey === "string") {
    checkIdempotencyKey(idempotencyKey);
    headers.set("idempotency-key", idempotencyKey);
  }
  return headers;
}

/**
 * Makes an API call with arguments named as in the API: parameters of the path, then the query of a GET or the body.
 * `idempotencyKey` is sent as the header of that name.
 * @throws AppError as the call does
 */
export async function callApi(
  call: ApiCall,
  { idempotencyKey, ...args }: ToolArguments,
  { request, identity }: ToolCaller,
): Promise<{ answer: unknown; total: number | null }> {
  const { url, params, rest } = addressOf(call, args, request.url);
  const isRead = call.method === "GET";
  if (isRead)
    for (const [name, value] of Object.entries(rest))
      if (value !== undefined && value !== null) url.searchParams.set(name, asQuery(value));
  if (url.href.length > MAX_ADDRESS) throw new AppError("PAYLOAD_TOO_LARGE");
  const inner = new Request(url, {
    method: call.method,
    headers: headersOf(request, idempotencyKey),
    ...(isRead ? {} : { body: JSON.stringify(rest) }),
  });
  const response = await call.endpoint.run(inner, params, identity);
  const total = response.headers.get("x-total-count");
  return { answer: await response.json(), total: total === null ? null : Number(total) };
}

/** The arguments of a call as a JSON Schema: parameters, query and body, in the panel's variant if there is one. */
function argumentsOf(
  { endpoint }: ApiCall,
  { only, fixed, isOnce }: { only?: readonly string[]; fixed: object; isOnce: boolean },
): Tool["inputSchema"] {
  const properties: Record<string, ToolArgument> = {};
  const required: string[] = [];
  for (const schema of [endpoint.params, endpoint.query, endpoint.panelBody ?? endpoint.body]) {
    if (schema === undefined) continue;
    const written = z.toJSONSchema(schema, {
      io: "input",
      unrepresentable: "any",
      override: (context) => asDocumented(context, "input"),
    });
    for (const [name, property] of Object.entries(written.properties ?? {})) {
      if (name in fixed || (only !== undefined && !only.includes(name))) continue;
      properties[name] = describedArgument(name, typeof property === "object" ? property : {});
      if (written.required?.includes(name)) required.push(name);
    }
  }
  if (isOnce) properties.idempotencyKey = describedArgument("idempotencyKey", { type: "string" });
  return { type: "object", properties, required };
}

interface ToolOfCall {
  name: string;
  title: string;
  description: string;
  isDestructive?: boolean;
  call: ApiCall;
  /** The name of the result's property that holds the list, if the response is a list. */
  list?: string;
  /** Arguments that the tool always sends itself. */
  fixed?: ToolArguments;
  /** The accepted arguments; by default, all of the call. */
  only?: readonly string[];
}

/** A tool that makes one API call. */
export function toolOf({
  name,
  call,
  list,
  fixed = {},
  only,
  isDestructive = false,
  ...texts
}: ToolOfCall): Tool {
  const inputSchema = argumentsOf(call, {
    fixed,
    isOnce: call.endpoint.isIdempotent,
    ...(only === undefined ? {} : { only }),
  });
  const run: Tool["run"] = async (args, caller) => {
    const known = Object.fromEntries(Object.entries(args).filter(([key]) => key in inputSchema.properties));
    const { answer, total } = await callApi(call, { ...known, ...fixed }, caller);
    if (list !== undefined) return { [list]: answer, ...(total === null ? {} : { total }) };
    if (!isRecord(answer)) throw new AppError("INTERNAL", { cause: new Error(`${name} has no object`) });
    return answer;
  };
  return { name, ...texts, isDestructive, inputSchema, call, run };
}
