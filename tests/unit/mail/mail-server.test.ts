import "./environment";
import { createServer, type Socket } from "node:net";
import { parseText } from "@/lib/domain/language/parse-text";
import type { RefusedAddressError } from "@/lib/feeds/guarded-request";
import type { MailServer } from "@/lib/mail/mail-server";
import { type FailedAt, failedAt, failureText } from "@/lib/mail/smtp-failure";
import { requirePublicHost, tryMailServer } from "@/lib/mail/smtp-transport";
import { inItalian } from "@/tests/helpers/in-italian";
import { smtpServer } from "../../helpers/smtp-server";

const LOGIN = { user: "info@example.org", password: "una parola segreta" };

type Given = Partial<MailServer> & { port: number };

/** Tries a server on loopback, which is permitted only in tests. */
async function tried(given: Given): Promise<{ at: FailedAt; words: string } | null> {
  const server: MailServer = {
    ...{ host: "127.0.0.1", security: "none", login: null },
    ...{ fromName: null, fromAddress: "info@example.org", replyTo: null, ...given },
  };
  try {
    await tryMailServer(server);
    return null;
  } catch (error) {
    const words = failureText(error, server);
    expect(words).not.toContain(LOGIN.password);
    expect(words).not.toContain(Buffer.from(LOGIN.password).toString("base64"));
    return { at: failedAt(error, server), words: inItalian(words) };
  }
}

/** A server that sends only `greeting`, and then the result of `answers` for each line. */
async function plainServer(greeting: string, answers: (line: string) => string = () => "") {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.write(greeting);
    socket.on("data", (data) => socket.write(answers(data.toString("latin1"))));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("no port");
  const close = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return { port: address.port, close };
}

beforeAll(() => {
  process.env.ALLOW_PRIVATE_SMTP = "true";
});

test("accepts a server that accepts the login, and one that requires none", async () => {
  const server = await smtpServer();
  expect(await tried({ port: server.port, login: LOGIN })).toBeNull();
  expect(await tried({ port: server.port })).toBeNull();
  expect(server.logins).toEqual([{ username: LOGIN.user, password: LOGIN.password }]);
  await server.close();
});

test("reports a rejected login at the password field, with the server's words", async () => {
  const server = await smtpServer({ refuses: { at: "AUTH", code: 535, words: "Bad credentials" } });
  const failure = await tried({ port: server.port, login: LOGIN });
  expect(failure?.at).toBe("password");
  expect(failure?.words).toContain("535 Bad credentials");
  await server.close();
});

test("does not show a password that the server repeats", async () => {
  const repeating = await plainServer("220 hello\r\n", (line) => {
    if (line.startsWith("EHLO")) return "250-hello\r\n250 AUTH PLAIN\r\n";
    return line.startsWith("AUTH") ? `535 no: ${line.trim()} (${LOGIN.password})\r\n` : "250 ok\r\n";
  });
  const failure = await tried({ port: repeating.port, login: LOGIN });
  expect(failure?.at).toBe("password");
  expect(failure?.words).toContain("535 no: AUTH PLAIN …");
  repeating.close();
});

test("reports a server without login support at the password field if a password is set", async () => {
  const open = await plainServer("220 hello\r\n", (line) =>
    line.startsWith("AUTH") ? "502 not implemented\r\n" : "250 hello\r\n",
  );
  expect((await tried({ port: open.port, login: LOGIN }))?.at).toBe("password");
  open.close();
});

test("reports an unreachable server at the port field", async () => {
  const server = await smtpServer();
  await server.close();
  const failure = await tried({ port: server.port });
  expect(failure?.at).toBe("port");
  expect(failure?.words).toContain("ECONNREFUSED");
});

test("reports a server that is silent for ten seconds at the port field, whatever the security", async () => {
  const { setTimeout: wait } = globalThis;
  const waits = jest
    .spyOn(globalThis, "setTimeout")
    .mockImplementation((act, ms = 0) => wait(act, ms > 9_000 && ms <= 10_000 ? 100 : ms));
  const silent = await plainServer("");
  const securities = ["none", "starttls", "tls"] as const;
  const failures = await Promise.all(securities.map((security) => tried({ port: silent.port, security })));
  expect(failures.map((failure) => failure?.at)).toEqual(["port", "port", "port"]);
  waits.mockRestore();
  silent.close();
});

test("reports a server that rejects the connection at the port field", async () => {
  const server = await smtpServer({ refuses: { at: "connection", code: 554, words: "Go away" } });
  const failure = await tried({ port: server.port });
  expect(failure?.at).toBe("port");
  expect(failure?.words).toContain("554 Go away");
  await server.close();
});

test("reports an unknown host name at the host field", async () => {
  const failure = await tried({ host: "smtp.nobody.invalid", port: 25 });
  expect(failure?.at).toBe("host");
  expect(failure?.words).toContain("smtp.nobody.invalid");
});

describe("a secure connection", () => {
  test.each(["tls", "starttls"] as const)(
    "with a wrong certificate is reported at the security field without sending the login (%s)",
    async (security) => {
      const server = await smtpServer({ security });
      const failure = await tried({ port: server.port, security, login: LOGIN });
      expect(failure?.at).toBe("security");
      expect(server.logins).toEqual([]);
      await server.close();
    },
  );

  test.each(["tls", "starttls"] as const)(
    "that a server does not support is reported at the security field without sending anything in clear text (%s)",
    async (security) => {
      const server = await smtpServer();
      const failure = await tried({ port: server.port, security, login: LOGIN });
      expect(failure?.at).toBe("security");
      expect(server.logins).toEqual([]);
      await server.close();
    },
  );

  test("that a server offers and then rejects is reported at the security field", async () => {
    const refusing = await plainServer("220 hello\r\n", (line) => {
      if (line.startsWith("EHLO")) return "250-hello\r\n250 STARTTLS\r\n";
      return line.startsWith("STARTTLS") ? "454 TLS not available\r\n" : "250 ok\r\n";
    });
    const failure = await tried({ port: refusing.port, security: "starttls", login: LOGIN });
    expect(failure?.at).toBe("security");
    expect(failure?.words).toContain("454 TLS not available");
    refusing.close();
  });

  test("that a server requires before a login is reported at the security field", async () => {
    const server = await smtpServer({ refuses: { at: "AUTH", code: 530, words: "Must issue STARTTLS" } });
    expect((await tried({ port: server.port, login: LOGIN }))?.at).toBe("security");
    await server.close();
  });
});

test("shortens a response of one megabyte to one line", async () => {
  const server = await plainServer(`554-${"x \u0007".repeat(50_000)}\r\n554 end\r\n`);
  const failure = await tried({ port: server.port });
  expect(failure?.words.length).toBeLessThan(300);
  expect(failure?.words).not.toMatch(/\p{Cc}/u);
  server.close();
});

test("returns a failure as a catalogue text, which the server's words cannot imitate", () => {
  const failure = failureText(new Error('x.y?{"a'), { security: "none" });
  expect(parseText(failure)).toEqual({ key: "refusals.mailServer.port", values: { reason: 'x.y?{"a' } });
});

test("attributes a rejected e-mail to the e-mail, not to a field", () => {
  const refused = Object.assign(new Error("no"), {
    code: "EENVELOPE",
    command: "MAIL FROM",
    responseCode: 550,
  });
  expect(failedAt(refused, { security: "tls" })).toBe("mail");
});

describe("a host in a private network", () => {
  let inside: typeof import("@/lib/mail/smtp-transport");
  let refused: typeof RefusedAddressError;
  const before = process.env.ALLOW_PRIVATE_SMTP;
  beforeAll(async () => {
    process.env.ALLOW_PRIVATE_SMTP = "false";
    await jest.isolateModulesAsync(async () => {
      inside = await import("@/lib/mail/smtp-transport");
      ({ RefusedAddressError: refused } = await import("@/lib/feeds/guarded-request"));
    });
  });
  afterAll(() => {
    process.env.ALLOW_PRIVATE_SMTP = before;
  });

  test.each(["127.0.0.1", "10.0.0.1", "192.168.1.2", "169.254.169.254", "::1", "fd00::1"])(
    "is rejected before connecting: %s",
    (host) => {
      expect(() => inside.requirePublicHost(host)).toThrow(refused);
    },
  );

  test("is rejected after resolving a name or a short form of an address", async () => {
    const server = await smtpServer();
    for (const host of ["localhost", "127.1"]) {
      const given = { host, port: server.port, security: "none", login: LOGIN } as const;
      const nowhere = { fromName: null, fromAddress: null, replyTo: null };
      await expect(inside.tryMailServer({ ...given, ...nowhere })).rejects.toThrow(refused);
    }
    expect(server.logins).toEqual([]);
    await server.close();
  });

  test("differs from a public host, which is accepted", () => {
    expect(() => inside.requirePublicHost("93.184.216.34")).not.toThrow();
    expect(() => requirePublicHost("127.0.0.1")).not.toThrow();
  });
});
