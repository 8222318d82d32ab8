import { Webhook } from "standardwebhooks";
import { newWebhookSecret, webhookHeaders } from "@/lib/auth/webhook-signature";

const BODY = JSON.stringify({ type: "test", timestamp: "2027-03-01T10:00:00.000Z", data: { name: "Caffè" } });
const headersOf = (secrets: string[], at = new Date(), body = BODY) =>
  webhookHeaders("one", at, body, secrets);

test("a receiver by the book accepts what is signed", () => {
  const secret = newWebhookSecret();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(new Webhook(secret).verify(BODY, headersOf([secret]))).toEqual(JSON.parse(BODY));
});

test("while a secret is being replaced, receivers of either accept it", () => {
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
])("%s is refused", (_, verify) => {
  expect(() => verify(newWebhookSecret())).toThrow();
});
