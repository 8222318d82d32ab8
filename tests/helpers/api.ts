import { randomInt } from "node:crypto";
import { expectMatchesOpenApi } from "./contract";
import { siteUrl } from "./site";

/** A parsed response. `T` is not checked at runtime; the assertions check the body. */
export interface Answer<T> {
  status: number;
  body: T;
  headers: Headers;
}

export interface ErrorBody {
  message: string;
  code: string;
  errors?: Record<string, string[]>;
}

interface RequestOptions {
  body?: unknown;
  /** Sent unchanged instead of a JSON body. */
  raw?: BodyInit;
  token?: string;
  cookie?: string;
  headers?: Record<string, string>;
  base?: string;
}

const PRIVATE_ADDRESSES = 256 ** 3;
/**
 * Each test file starts at a random one of sixteen million addresses; with two hundred, files collided now and then.
 */
let lastAddress = randomInt(PRIVATE_ADDRESSES);

/** An address that no other client of this run uses, for limits that count by address. */
export function newClientAddress(): string {
  lastAddress = (lastAddress + 1) % PRIVATE_ADDRESSES;
  return `10.${lastAddress >> 16}.${(lastAddress >> 8) & 255}.${lastAddress & 255}`;
}

/** One client of the API with its own address. It stores no cookies. Each response must match the OpenAPI document. */
export class ApiClient {
  constructor(
    private readonly defaults: { token?: string; cookie?: string; base?: string } = {},
    readonly address = newClientAddress(),
  ) {}

  async send<T = ErrorBody>(method: string, path: string, options: RequestOptions = {}): Promise<Answer<T>> {
    const token = options.token ?? this.defaults.token;
    const cookie = options.cookie ?? this.defaults.cookie;
    const base = options.base ?? this.defaults.base ?? siteUrl();
    const response = await fetch(`${base}${path}`, {
      method,
      redirect: "manual",
      headers: {
        "X-Forwarded-For": this.address,
        ...(options.body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(cookie ? { Cookie: cookie } : {}),
        ...options.headers,
      },
      ...(options.raw === undefined ? {} : { body: options.raw }),
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    });
    const text = await response.text();
    const type = response.headers.get("content-type") ?? "";
    const body = type.includes("json") ? JSON.parse(text) : text;
    await expectMatchesOpenApi(base, method, path, { status: response.status, type, body });
    return { status: response.status, body: body as T, headers: response.headers };
  }

  get<T = ErrorBody>(path: string, options?: RequestOptions) {
    return this.send<T>("GET", path, options);
  }
  post<T = ErrorBody>(path: string, body: unknown = {}, options?: RequestOptions) {
    return this.send<T>("POST", path, { ...options, body });
  }
  put<T = ErrorBody>(path: string, body: unknown = {}, options?: RequestOptions) {
    return this.send<T>("PUT", path, { ...options, body });
  }
  patch<T = ErrorBody>(path: string, body: unknown = {}, options?: RequestOptions) {
    return this.send<T>("PATCH", path, { ...options, body });
  }
  delete<T = ErrorBody>(path: string, options?: RequestOptions) {
    return this.send<T>("DELETE", path, options);
  }
}

/** The status and the error code of an answer. */
export const refusal = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as Partial<ErrorBody>).code,
];

/** The status of an answer and the fields with errors. */
export const invalid = ({ status, body }: { status: number; body: unknown }) => [
  status,
  Object.keys((body as Partial<ErrorBody>).errors ?? {}),
];
