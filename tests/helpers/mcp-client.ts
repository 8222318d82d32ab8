import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { newClientAddress } from "./api";

export interface ToolAnswer {
  isError: boolean;
  content: Record<string, unknown>;
}

export interface AssistantClient {
  /** The names of the listed tools. */
  tools: () => Promise<string[]>;
  client: Client;
  /** The result of a tool. Expects that its JSON text equals its structured content. */
  call: (name: string, args?: Record<string, unknown>) => Promise<ToolAnswer>;
}

/** The official client of the protocol, as used by assistants. @param send replaces the network */
export async function connectAssistant(
  base: string,
  {
    token,
    send,
    headers = {},
  }: { token?: string; send?: typeof fetch; headers?: Record<string, string> } = {},
): Promise<AssistantClient> {
  const transport = new StreamableHTTPClientTransport(new URL(`${base}/api/mcp`), {
    requestInit: {
      headers: {
        "X-Forwarded-For": newClientAddress(),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...headers,
      },
    },
    ...(send === undefined ? {} : { fetch: (url, init) => send(url, init) }),
  });
  const client = new Client({ name: "test", version: "1.0.0" });
  // Its optional fields are typed less precisely.
  await client.connect(transport as Parameters<Client["connect"]>[0]);
  return {
    client,
    tools: async () => (await client.listTools()).tools.map(({ name }) => name).sort(),
    call: async (name, args = {}) => {
      const { isError, structuredContent, content } = await client.callTool({ name, arguments: args });
      const [text] = content as { text: string }[];
      expect(JSON.parse(text?.text ?? "")).toEqual(structuredContent);
      return { isError: isError === true, content: structuredContent as Record<string, unknown> };
    },
  };
}
