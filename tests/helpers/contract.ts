import Ajv2020, { type ValidateFunction } from "ajv/dist/2020";

interface Operation {
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

/** The document of one site, and the validators made from it so far. */
class Contract {
  private readonly ajv = new Ajv2020({ strict: false, validateFormats: false });
  private readonly validators = new Map<string, ValidateFunction>();
  private readonly paths: [RegExp, string, Record<string, Operation>][];

  constructor(document: { paths: Record<string, Record<string, Operation>> }) {
    this.ajv.addSchema(document, "api");
    this.paths = Object.entries(document.paths)
      // Fixed paths before those with parameters, so that /active is not taken for an id.
      .sort(([a], [b]) => Number(a.includes("{")) - Number(b.includes("{")))
      .map(([path, operations]) => [
        new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
        path,
        operations,
      ]);
  }

  private validator(pointer: string[]): ValidateFunction {
    const key = `api#/${pointer.map((step) => encodeURIComponent(step.replaceAll("~", "~0").replaceAll("/", "~1"))).join("/")}`;
    const known = this.validators.get(key) ?? this.ajv.getSchema(key);
    if (!known) throw new Error(`The document has no schema at ${key}`);
    this.validators.set(key, known);
    return known;
  }

  /** What is wrong with an answer by the document, null when it is as documented. */
  complaint(method: string, path: string, status: number, type: string, body: unknown): string | null {
    const [, pattern, operations] = this.paths.find(([expression]) => expression.test(path)) ?? [];
    const check = (pointer: string[]) => {
      const validate = this.validator(pointer);
      return validate(body) ? null : `the body is not as documented: ${this.ajv.errorsText(validate.errors)}`;
    };
    const operation = operations?.[method.toLowerCase()];
    if (pattern === undefined || operation === undefined) {
      const expected = pattern === undefined ? 404 : 405;
      if (status !== expected)
        return `${status} where ${expected} is due: the document does not have this call`;
      return check(["components", "schemas", "Error"]);
    }
    const response = operation.responses[String(status)];
    if (response === undefined) return `${status} is not documented`;
    const types = Object.keys(response.content ?? {});
    const documented = "application/json";
    if (!types.includes(documented)) return null;
    if (types.some((other) => other !== documented && type.startsWith(other))) return null;
    if (!type.startsWith(documented)) return `the content type is ${type}`;
    return check([
      "paths",
      pattern,
      method.toLowerCase(),
      "responses",
      String(status),
      "content",
      documented,
      "schema",
    ]);
  }
}

const contracts = new Map<string, Promise<Contract>>();

async function readContract(base: string): Promise<Contract> {
  const response = await fetch(`${base}/api/openapi.json`);
  return new Contract(await response.json());
}

/** next-auth speaks its own protocol there. */
const OTHER_PROTOCOL = /^\/api\/auth\/(session|csrf|providers|signin|signout|callback|error|_log)\b/;

/**
 * Fails when an answer of the API is not as the site's own OpenAPI document says: status, code, every field.
 * The document is read once for each site.
 */
export async function expectAsDocumented(
  base: string,
  method: string,
  path: string,
  answer: { status: number; type: string; body: unknown },
): Promise<void> {
  const pathname = path.split(/[?#]/)[0] ?? "";
  if (!pathname.startsWith("/api/") || OTHER_PROTOCOL.test(pathname)) return;
  const contract = contracts.get(base) ?? readContract(base);
  contracts.set(base, contract);
  const complaint = (await contract).complaint(method, pathname, answer.status, answer.type, answer.body);
  if (complaint === null) return;
  throw new Error(`${method} ${path}: ${complaint}\n${JSON.stringify(answer.body)?.slice(0, 1000)}`);
}
