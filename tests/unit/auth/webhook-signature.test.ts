import { Webhook } from "standardwebhooks";
import { newWebhookSecret, webhookHeaders } from "@/lib/auth/webhook-signature";

const BODY = JSON.stringify({ type: "test", timestamp: "2027-03-01T10:00:00.000Z", data: { name: "Caffè" } });
const headersOf = (secrets: string[], at = new Date(), body = BODY) =>
  webhookHeaders("one", at, body, secrets);

test("produces a signature that a standard receiver accepts", () => {
  const secret = newWebhookSecret();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(new Webhook(secret).verify(BODY, headersOf([secret]))).toEqual(JSON.parse(BODY));
});

test("produces signatures for the old and the new secret while a secret is being replaced", () => {
  const [present, former] = [newWebhookSecret(), newWebhookSecret()];
  const headers = headersOf([present, former]);
  for (const secret of [present, former]) expect(new Webhook(secret).verify(BODY, headers)).toBeTruthy();
});

test.each([
  ["another secret", (secret: string) => new Webhook(newWebhookSecret()).verify(BODY, headersOf([secret]))],
  ["another body", (secret: string) => new Webhook(secret).verify(`${BODY} `, headersOf([secret]))],
  [
    "another id",
    (secret: string) => new Webhook(secret).verify(BODY, { ...headersOf([secret]), "webhook-id": "two" }),
  ],
  [
    "an old time",
    (secret: string) =>
      new Webhook(secret).verify(BODY, headersOf([secret], new Date(Date.now() - 3_600_000))),
  ],
])("produces a signature that does not verify with %s", (_, verify) => {
  expect(() => verify(newWebhookSecret())).toThrow();
});
