import { SMTPServer } from "smtp-server";

interface Received {
  recipients: string[];
  raw: string;
}

/** What a client has sent when the server refuses. */
export type Stage = "connection" | "AUTH" | "MAIL FROM" | "RCPT TO" | "DATA";

interface Refusal {
  code: number;
  /** "RCPT TO" unless told. */
  at?: Stage;
  /** Whom it is for; everybody unless told. */
  isFor?: (recipient: string) => boolean;
}

/** An SMTP server on loopback unless told, on a free port unless told; `refuses` is its answer to what it does not take, `acceptMs` how long it thinks about a mail that it does. */
export async function smtpServer({
  port = 0,
  host = "127.0.0.1",
  refuses,
  acceptMs = 0,
}: {
  port?: number;
  host?: string;
  refuses?: Refusal;
  acceptMs?: number;
} = {}) {
  const received: Received[] = [];
  const refusal = (at: Stage, recipient = "") =>
    refuses && (refuses.at ?? "RCPT TO") === at && (refuses.isFor?.(recipient) ?? true)
      ? Object.assign(new Error("no"), { responseCode: refuses.code })
      : undefined;
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    onConnect: (_session, callback) => callback(refusal("connection")),
    onAuth: (_auth, _session, callback) => callback(refusal("AUTH"), { user: "site" }),
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
  // A sender that dies in the middle of a mail, as some do in these tests, is no failure of the server.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  const address = server.server.address();
  const ownPort = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${ownPort}`,
    port: ownPort,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
