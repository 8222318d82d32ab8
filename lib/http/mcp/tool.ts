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
 * Tools of the Model Context Protocol, each made of calls of the API: the same schemas, services, rights, limits and
 * audit, without going through the network.
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

/** The arguments that do not say by their name alone what they are. */
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
  /** Texts of the catalogues, for the person who is asked whether it may be used, and the program that chooses. */
  title: string;
  description: string;
  /** Whether it takes something away that was there before: a booking's period, or the booking. */
  isDestructive: boolean;
  /** The JSON Schema of its arguments. */
  inputSchema: { type: "object"; properties: Record<string, ToolArgument>; required: string[] };
  /** The call that decides who may use it. */
  call: ApiCall;
  /** @throws AppError as the calls that it makes */
  run: (args: ToolArguments, caller: ToolCaller) => Promise<Record<string, unknown>>;
}

export interface ToolCaller {
  /** The request that the tool came with: address and language. */
  request: Request;
  identity: Identity;
}

/** The call of a method of a route. @throws Error when the route does not have it, a bug */
export function apiCall(method: Method, { route, endpoint }: RouteHandler): ApiCall {
  if (endpoint === null) throw new Error(`${method} ${route} is no call`);
  return { method, route, endpoint };
}

/** An argument as text: objects as their JSON, which no parameter is, since their own `toString` may be anything. */
const asText = (value: unknown): string =>
  typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);

/** As many characters as the head of a request may have over HTTP. */
const MAX_ADDRESS = 16_000;

const asQuery = (value: unknown): string =>
  Array.isArray(value) ? value.map(asText).join(",") : asText(value);

/** The address of a call, whose parameters are taken out of the arguments. */
function addressOf({ route }: ApiCall, args: ToolArguments, base: string) {
  const params: Record<string, string> = {};
  const rest = { ...args };
  const path = route.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    params[name] = asText(args[name] ?? "");
    delete rest[name];
    // Half of a surrogate pair, which no address can carry, becomes the sign for what is unknown.
    return encodeURIComponent(Buffer.from(params[name]).toString());
  });
  return { url: new URL(path, base), params, rest };
}

/** The headers of the request that say where it comes from, and its language; never its cookie. */
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
 * Makes a call of the API with arguments named as there: parameters of the path, then the query of a GET or the body.
 * `idempotencyKey` is the header of that name.
 * @throws AppError as the call
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

/** The arguments of a call as a JSON Schema: parameters, query and body, as the panel sends it where that differs. */
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
  /** Under which name the result has the answer, where that is a list. */
  list?: string;
  /** Arguments that the tool sends by itself. */
  fixed?: ToolArguments;
  /** The arguments that it takes; all of the call by default. */
  only?: readonly string[];
}

/** A tool that makes one call of the API. */
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
