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

/** Whether a body is one message of the protocol; several at once would count as one call. */
export const isMessage = (body: unknown): boolean => JSONRPCMessageSchema.safeParse(body).success;

const SERVER = { name: "booking-site", version: "1.0.0" };

/** Whether a tool is listed: to a visitor what everybody may call, to a key what its scopes open. */
const isListed = ({ call: { endpoint } }: Tool, { identity: { key } }: ToolCaller): boolean =>
  key === null ? endpoint.access === "public" : keyStanding(endpoint.keys, key.scopes) !== null;

/** The result of a tool, as structured content and as its JSON text. */
const resultOf = (content: Record<string, unknown>, isError: boolean): CallToolResult => ({
  content: [{ type: "text", text: JSON.stringify(content) }],
  structuredContent: content,
  ...(isError ? { isError } : {}),
});

/**
 * Words texts for an assistant: in the language that it asks for, and in every language of the site where it asks for none,
 * since it may speak to anybody.
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

/** Runs a tool. What the API would refuse is a tool error with the API's error body. */
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
 * Answers a message of the Model Context Protocol (streamable HTTP). Stateless: each request is a session of its own, and
 * its answer JSON.
 * @param message the body of the request, which is read already
 */
export async function answerMcp(
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
    // Whatever it accepts beside, the caller gets JSON.
    const headers = new Headers(caller.request.headers);
    headers.set("accept", "application/json, text/event-stream");
    const request = new Request(caller.request.url, { method: "POST", headers });
    return await transport.handleRequest(request, { parsedBody: message });
  } finally {
    await server.close();
  }
}
