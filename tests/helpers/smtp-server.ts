import { execFileSync } from "node:child_process";
import { SMTPServer } from "smtp-server";

interface Received {
  recipients: string[];
  raw: string;
}

/** The command at which the server rejects. */
export type Stage = "connection" | "AUTH" | "MAIL FROM" | "RCPT TO" | "DATA";

interface Refusal {
  code: number;
  /** "no" by default. */
  words?: string;
  /** "RCPT TO" by default. */
  at?: Stage;
  /** The recipients it applies to; all by default. */
  isFor?: (recipient: string) => boolean;
}

/** A key and a self-signed certificate, in one file. */
const ownCertificate = () =>
  execFileSync(
    "openssl",
    [
      ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"],
      ...["-subj", "/CN=localhost", "-days", "1", "-keyout", "-", "-out", "-"],
    ],
    { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] },
  );

/**
 * An SMTP server, by default on loopback and on a free port. `refuses` is its rejection, `acceptMs` the delay in ms
 * before it accepts an e-mail. With `security` it has a self-signed certificate.
 */
export async function smtpServer({
  port = 0,
  host = "127.0.0.1",
  refuses,
  acceptMs = 0,
  security = "none",
}: {
  port?: number;
  host?: string;
  refuses?: Refusal;
  acceptMs?: number;
  security?: "none" | "starttls" | "tls";
} = {}) {
  const received: Received[] = [];
  const logins: { username: string; password: string }[] = [];
  const refusal = (at: Stage, recipient = "") =>
    refuses && (refuses.at ?? "RCPT TO") === at && (refuses.isFor?.(recipient) ?? true)
      ? Object.assign(new Error(refuses.words ?? "no"), { responseCode: refuses.code })
      : undefined;
  const pem = security === "none" ? undefined : ownCertificate();
  const server = new SMTPServer({
    ...(pem && { key: pem, cert: pem }),
    authOptional: true,
    allowInsecureAuth: true,
    secure: security === "tls",
    disabledCommands: security === "starttls" ? [] : ["STARTTLS"],
    onConnect: (_session, callback) => callback(refusal("connection")),
    onAuth({ username, password }, _session, callback) {
      logins.push({ username: username ?? "", password: password ?? "" });
      callback(refusal("AUTH"), { user: "site" });
    },
    onMailFrom: (_address, _session, callback) => callback(refusal("MAIL FROM")),
    onRcptTo: ({ address }, _session, callback) => callback(refusal("RCPT TO", address)),
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const refused = refusal("DATA");
        if (refused) return callback(refused);
        received.push({
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString("utf8"),
        });
        setTimeout(callback, acceptMs);
      });
    },
  });
  // A sender that dies while sending, as in some of these tests, is not a failure of the server.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  const address = server.server.address();
  const ownPort = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${ownPort}`,
    port: ownPort,
    received,
    logins,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
