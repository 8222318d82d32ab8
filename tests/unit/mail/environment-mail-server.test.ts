import "./environment";

/** The module reads the environment only once, so each case loads its own. */
async function serviceWith(environment: Record<string, string>) {
  const before = { ...process.env };
  Object.assign(process.env, environment);
  try {
    let loaded: typeof import("@/lib/mail/mail-server") | undefined;
    let service: typeof import("@/lib/services/panel/mail-server") | undefined;
    await jest.isolateModulesAsync(async () => {
      loaded = await import("@/lib/mail/mail-server");
      service = await import("@/lib/services/panel/mail-server");
      loaded.environmentMailServer();
    });
    if (loaded === undefined || service === undefined) throw new Error("not loaded");
    return { ...loaded, ...service };
  } finally {
    process.env = before;
  }
}

test.each([
  [
    { SMTP_URL: "smtps://info%40example.org:a%3Ab@mail.example.org", MAIL_FROM: "Centro <info@example.org>" },
    {
      ...{ host: "mail.example.org", port: 465, security: "tls" },
      ...{ login: { user: "info@example.org", password: "a:b" } },
      ...{ fromName: "Centro", fromAddress: "info@example.org" },
    },
  ],
  [
    { SMTP_URL: "smtp://mail.example.org:2525", MAIL_FROM: "info@example.org" },
    {
      ...{ host: "mail.example.org", port: 2525, security: "starttls", login: null },
      ...{ fromName: null, fromAddress: "info@example.org" },
    },
  ],
  [
    { SMTP_URL: "smtp://mail.example.org?ignoreTLS=true", MAIL_FROM: "" },
    { host: "mail.example.org", port: 587, security: "none", fromName: null, fromAddress: null },
  ],
])("shows the parts of the server set by the environment %j", async (environment, parts) => {
  const { environmentMailServer } = await serviceWith(environment);
  expect(environmentMailServer()).toMatchObject({ url: environment.SMTP_URL, ...parts });
});

test("rejects changing or removing a server set by the environment", async () => {
  const user = { id: 1, firstName: "Ada", lastName: "Bianchi" };
  const { setMailServer, removeMailServer } = await serviceWith({ SMTP_URL: "smtp://mail.example.org" });
  const refused = expect.objectContaining({ code: "NOT_CHANGEABLE", status: 409 });
  const input = {
    ...{ host: "mail.example.org", port: 25, security: "none" as const, username: null },
    ...{ fromName: null, fromAddress: "info@example.org", replyTo: null },
  };
  await expect(setMailServer(input, false, user, new Date())).rejects.toEqual(refused);
  await expect(removeMailServer(user, new Date())).rejects.toEqual(refused);
});
