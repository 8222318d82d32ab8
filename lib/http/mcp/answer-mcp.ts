import "server-only";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  JSONRPCMessageSchema,
  ListToolsRequestSchema,
  McpError,
} from "@modelcontextprotocol/sdk/types.js";
import { LANGUAGES } from "@/lib/domain/language/languages";
import { text, type Word } from "@/lib/domain/language/text";
import { keyStanding } from "@/lib/domain/program/key-access";
import { firstGraphemes } from "@/lib/domain/site/truncate";
import { wordingOf } from "@/lib/i18n/wording";
import { logEvent } from "@/lib/log";
import { acceptedLanguage } from "@/lib/request/accepted-language";
import { errorResponse, toAppError } from "../error-response";
import type { Tool, ToolArguments, ToolCaller } from "./tool";

/** Whether a body is one message of the protocol; a batch of several would count as one call. */
export const isMessage = (body: unknown): boolean => JSONRPCMessageSchema.safeParse(body).success;

const SERVER = { name: "booking-site", version: "1.0.0" };

/** Whether a tool is listed: public calls for visitors, the calls of its scopes for a key. */
const isListed = ({ call: { endpoint } }: Tool, { identity: { key } }: ToolCaller): boolean =>
  key === null ? endpoint.access === "public" : keyStanding(endpoint.keys, key.scopes) !== null;

/** A tool's result, as structured content and as JSON text. */
const resultOf = (content: Record<string, unknown>, isError: boolean): CallToolResult => ({
  content: [{ type: "text", text: JSON.stringify(content) }],
  structuredContent: content,
  ...(isError ? { isError } : {}),
});

/**
 * Translates texts for an assistant: into the language it requests, or into every language of the site if it requests
 * none, since it may speak with anybody.
 */
async function wordsFor({ request }: ToolCaller): Promise<Word> {
  const asked = request.headers.get("accept-language") ?? "*";
  const languages = asked === "*" ? [...LANGUAGES].reverse() : [acceptedLanguage(asked)];
  const wordings = await Promise.all(languages.map(wordingOf));
  return (sent) => wordings.map(({ word }) => word(sent)).join("\n\n");
}

/** A tool as it is listed. */
function listed({ name, title, description, inputSchema, isDestructive, call }: Tool, word: Word) {
  const properties = Object.entries(inputSchema.properties).map(([argument, schema]) => [
    argument,
    schema.description === undefined ? schema : { ...schema, description: word(schema.description) },
  ]);
  const isRead = call.method === "GET";
  return {
    name,
    title: word(title).replace("\n\n", " / "),
    description: word(description),
    inputSchema: { ...inputSchema, properties: Object.fromEntries(properties) },
    annotations: {
      readOnlyHint: isRead,
      openWorldHint: false,
      ...(isRead ? {} : { destructiveHint: isDestructive, idempotentHint: false }),
    },
  };
}

/** Runs a tool. Whatever the API would refuse becomes a tool error with the API's error body. */
async function callTool(tool: Tool, args: ToolArguments, caller: ToolCaller): Promise<CallToolResult> {
  try {
    return resultOf(await tool.run(args, caller), false);
  } catch (thrown) {
    const error = toAppError(thrown);
    if (error.status >= 500) logEvent("tool-failed", { tool: tool.name }, error.cause ?? error);
    const language = acceptedLanguage(caller.request.headers.get("accept-language"));
    const body = await (await errorResponse(error, language)).json();
    const retryAfter = error.retryAfter === undefined ? {} : { retryAfter: Math.ceil(error.retryAfter) };
    return resultOf({ ...body, ...retryAfter }, true);
  }
}

/**
 * Handles a message of the Model Context Protocol (streamable HTTP). Stateless: each request is its own session, and
 * the response is JSON.
 * @param message the request's body, already read
 */
export async function handleMcpRequest(
  message: unknown,
  tools: readonly Tool[],
  caller: ToolCaller,
): Promise<Response> {
  const word = await wordsFor(caller);
  const server = new Server(SERVER, {
    capabilities: { tools: {} },
    instructions: word(text("assistants.instructions")),
  });
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.filter((tool) => isListed(tool, caller)).map((tool) => listed(tool, word)),
  }));
  server.setRequestHandler(CallToolRequestSchema, ({ params: { name, arguments: args = {} } }) => {
    const tool = tools.find((one) => one.name === name);
    if (tool === undefined)
      throw new McpError(ErrorCode.InvalidParams, `Unknown tool: ${firstGraphemes(name, 100)}`);
    return callTool(tool, args, caller);
  });
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    // The caller always gets JSON, whatever else it accepts.
    const headers = new Headers(caller.request.headers);
    headers.set("accept", "application/json, text/event-stream");
    const request = new Request(caller.request.url, { method: "POST", headers });
    return await transport.handleRequest(request, { parsedBody: message });
  } finally {
    await server.close();
  }
}
