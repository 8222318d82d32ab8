import Ajv2020, { type ValidateFunction } from "ajv/dist/2020";

interface Operation {
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: object;
}

const DOCUMENTED = "application/json";
const ERROR = { $ref: "#/components/schemas/Error" };

/** The OpenAPI document of one site, with validators compiled on demand, since the document has 1.4 MB. */
class Contract {
  private readonly ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    logger: false,
    formats: FORMATS,
  });
  private readonly validators = new Map<string, ValidateFunction>();
  private readonly paths: [RegExp, Record<string, Operation>][];

  constructor({ paths, components }: Document) {
    this.ajv.addSchema({ components }, "api");
    this.paths = Object.entries(paths)
      // Fixed paths before those with parameters, so that /active is not read as an id.
      .sort(([a], [b]) => Number(a.includes("{")) - Number(b.includes("{")))
      .map(([path, operations]) => [new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`), operations]);
  }

  /** The validation error of a body by one of the document's schemas; null if it is valid. */
  private fault(schema: object, body: unknown): string | null {
    // Most calls share their error responses: identical schemas share one validator.
    const text = JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/');
    const validate = this.validators.get(text) ?? this.ajv.compile(JSON.parse(text));
    this.validators.set(text, validate);
    return validate(body) ? null : `the body is not as documented: ${this.ajv.errorsText(validate.errors)}`;
  }

  /** The deviation of a response from the document; null if it matches. */
  complaint(method: string, path: string, status: number, type: string, body: unknown): string | null {
    const [, operations] = this.paths.find(([expression]) => expression.test(path)) ?? [];
    const operation = operations?.[method.toLowerCase()];
    if (operation === undefined) {
      const expected = operations === undefined ? 404 : 405;
      if (status !== expected)
        return `${status} where ${expected} is due: the document does not have this call`;
      return this.fault(ERROR, body);
    }
    const response = operation.responses[String(status)];
    if (response === undefined) return `${status} is not documented`;
    const { [DOCUMENTED]: documented, ...others } = response.content ?? {};
    if (documented === undefined || Object.keys(others).some((other) => type.startsWith(other))) return null;
    if (!type.startsWith(DOCUMENTED)) return `the content type is ${type}`;
    return this.fault(documented.schema, body);
  }
}

const contracts = new Map<string, Promise<Contract>>();

async function readContract(base: string): Promise<Contract> {
  const response = await fetch(`${base}/api/openapi.json`);
  return new Contract(await response.json());
}

/** Here next-auth uses its own protocol. */
const OTHER_PROTOCOL = /^\/api\/auth\/(session|csrf|providers|signin|signout|callback|error|_log)\b/;

/** Dates and instants are validated, so that no field declares a format that it does not have. */
const FORMATS = {
  date: /^\d{4}-\d\d-\d\d$/,
  "date-time": /^\d{4}-\d\d-\d\dT.*Z$/,
  email: /@/,
  uuid: true,
} as const;

/**
 * Expects that a response of the API matches the site's own OpenAPI document in status, code and every field.
 * The document is read once per site.
 */
export async function expectMatchesOpenApi(
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
