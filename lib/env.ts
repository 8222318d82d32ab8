import { z } from "zod";

/**
 * The environment, read once and checked as a whole. The variables are described in .env.example; the start script and
 * the server set the last ones.
 */
const flag = (fallback: boolean) =>
  z
    .enum(["true", "false", "1", "0", ""])
    .optional()
    .transform((value) =>
      value === undefined || value === "" ? fallback : value === "true" || value === "1",
    );

/** The association's details at the first start (lib/data/site/begin-site.ts). */
const siteVariables = {
  SITE_NAME: z.string().max(120).optional(),
  SITE_LEGAL_NAME: z.string().max(200).optional(),
  SITE_DESCRIPTION: z.string().optional(),
  SITE_STREET: z.string().max(200).optional(),
  SITE_POSTAL_CODE: z.string().max(200).optional(),
  SITE_CITY: z.string().max(200).optional(),
  SITE_PROVINCE: z.string().max(200).optional(),
  SITE_EMAIL: z.email().optional(),
  /** Separated by commas. */
  SITE_PHONES: z.string().optional(),
  SITE_INSTAGRAM: z.url({ protocol: /^https$/ }).optional(),
  SITE_FACEBOOK: z.url({ protocol: /^https$/ }).optional(),
  SITE_TRANSPORT: z.string().optional(),
  SITE_PARKING: z.string().optional(),
  SITE_ENTRANCE: z.string().optional(),
};

const environmentSchema = z
  .object({
    ...siteVariables,
    NODE_ENV: z.enum(["production", "development", "test"]).default("development"),
    PORT: z.coerce.number().int().min(0).max(65535).default(3000),
    DATA_DIR: z.string().min(1).default(".data"),
    DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, "must start with postgresql://"),
    /** Whether a connection keeps its prepared statements; false behind a pooler that does not support them. */
    PREPARED_STATEMENTS: flag(true),
    NEXTAUTH_URL: z.url().optional(),
    NEXTAUTH_SECRET: z.string().min(16, "must have at least 16 characters"),
    ADMIN_USERNAME: z.string().min(1).default("admin"),
    ADMIN_PASSWORD: z.string().min(6, "must have at least 6 characters").optional(),
    ADMIN_EMAIL: z.email().default("admin@example.org"),
    SEED_DEMO: z.enum(["true", "false", "1", "0"]).optional(),
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\//, "must start with smtp:// or smtps://")
      .optional(),
    MAIL_FROM: z.string().optional(),
    /** Whether another program delivers the mails that are written to DATA_DIR/outbox, as tests do. */
    OUTBOX_IS_DELIVERED: flag(false),
    /** Enables card payments. */
    STRIPE_SECRET_KEY: z.string().min(1).optional(),
    STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
    /** Another origin for Stripe's API, for tests. */
    STRIPE_API_BASE: z.url().optional(),
    /** How long an offer to a waiting person is held, in seconds. */
    WAITING_LIST_HOLD_SECONDS: z.coerce
      .number()
      .int()
      .min(1)
      .max(30 * 86_400)
      .default(86_400),
    /** The length of an hour of the setting prepayHours, in seconds. Shortened by tests. */
    PREPAY_HOUR_SECONDS: z.coerce.number().min(0.01).max(86_400).default(3600),
    /** The interval at which a process looks for mails to send; for periodic jobs it is five times as long. */
    MAIL_POLL_SECONDS: z.coerce.number().min(0.5).max(60).default(2),
    /** The maximum number of bulk mails sent per minute, over all processes. */
    MAILINGS_PER_MINUTE: z.coerce.number().int().min(1).max(100_000).default(60),
    /** Allows followed calendars over http, on this machine and in private networks. For tests. */
    ALLOW_PRIVATE_CALENDARS: flag(false),
    /** The same for webhooks. For tests. */
    ALLOW_PRIVATE_WEBHOOKS: flag(false),
    /** Allows the panel to set mail servers on this machine and in private networks. For tests. */
    ALLOW_PRIVATE_SMTP: flag(false),
    TRUST_PROXY: flag(false),
    /** The expected number of standbys of the primary database. If there are fewer, Oggi and /metrics report it. */
    EXPECTED_STANDBYS: z.coerce.number().int().min(0).max(10).default(0),
    /** The bearer token for /metrics; read by the server in front of Next.js (server/settings.ts). */
    METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
    EXPOSE_RESET_TOKEN: flag(false),
    /** Set by the start script if the database is the embedded one. */
    EMBEDDED_DATABASE: flag(false),
    /** Set by the server in front of Next.js, which alone may request cache declarations (proxy.ts). */
    PROXY_SECRET: z.string().optional(),
  })
  .transform((env) => ({
    ...env,
    NEXTAUTH_URL: env.NEXTAUTH_URL ?? `http://localhost:${env.PORT}`,
    SEED_DEMO:
      env.SEED_DEMO === undefined ? env.EMBEDDED_DATABASE : env.SEED_DEMO === "true" || env.SEED_DEMO === "1",
  }))
  .refine((env) => !(env.EXPOSE_RESET_TOKEN && env.NODE_ENV === "production" && !env.EMBEDDED_DATABASE), {
    path: ["EXPOSE_RESET_TOKEN"],
    message: "must not be on in production with a DATABASE_URL: it hands reset tokens to strangers",
  });

/**
 * Whether mails reach their recipients without a mail server set in the panel: files in DATA_DIR/outbox do not, unless
 * another program delivers them. Reads only these variables, since texts depend on it in contexts without the rest of
 * the environment.
 */
export const doesEnvironmentSendMail = (): boolean =>
  Boolean(process.env.SMTP_URL) || process.env.OUTBOX_IS_DELIVERED === "true";

/** On globalThis, because Next.js may load this module more than once in a process. */
const panelMail = globalThis as typeof globalThis & { hasPanelMailServer?: boolean };

/**
 * Whether mails reach their recipients. Includes a mail server set in the panel, as this process last read it
 * (lib/mail/mail-server.ts).
 */
export const hasMailServer = (): boolean =>
  doesEnvironmentSendMail() || panelMail.hasPanelMailServer === true;

export function notePanelMailServer(isSet: boolean): void {
  panelMail.hasPanelMailServer = isSet;
}

export type Environment = z.infer<typeof environmentSchema>;

/** The environment is unusable; the message names every variable that is wrong or missing. */
export class EnvironmentError extends Error {}

/**
 * Parses `source` (normally process.env). Empty values count as unset.
 * @throws EnvironmentError naming every wrong or missing variable, one per line
 */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const set = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ""),
  );
  const result = environmentSchema.safeParse(set);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const name = issue.path.join(".");
    return `  ${name}: ${set[name] === undefined ? "is missing" : issue.message}`;
  });
  throw new EnvironmentError(`The environment is not usable:\n${lines.join("\n")}`);
}

let environment: Environment | undefined;

/** The checked environment of this process. Read on first use, because a build runs without it. */
export function env(): Environment {
  environment ??= readEnvironment(process.env);
  return environment;
}

/** Whether this is `next build`, which runs without a database and without the environment of the site. */
export const isBuildPhase = (): boolean => process.env.NEXT_PHASE === "phase-production-build";
