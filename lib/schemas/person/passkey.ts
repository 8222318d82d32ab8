import { z } from "zod";
import { VALIDATION } from "@/lib/messages/validation";
import { shortString } from "@/lib/schemas/bounded-text";
import { list, personText } from "@/lib/schemas/fields";

/** Binary values of WebAuthn in JSON. */
const base64url = shortString(20_000).regex(/^[\w-]*$/);

const credential = {
  id: base64url.min(1),
  rawId: base64url.min(1),
  type: z.literal("public-key"),
  clientExtensionResults: z.looseObject({}).default({}),
  authenticatorAttachment: z.enum(["platform", "cross-platform"]).optional().catch(undefined),
};

/** The browser's result of `navigator.credentials.create()`, as JSON. */
const registrationResponse = z.object(
  {
    ...credential,
    response: z.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: list(shortString(20), 10).optional(),
    }),
  },
  VALIDATION.invalid,
);

/** The browser's result of `navigator.credentials.get()`, as JSON. */
const authenticationResponse = z.object(
  {
    ...credential,
    response: z.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: base64url.nullish().transform((handle) => handle ?? undefined),
    }),
  },
  VALIDATION.invalid,
);

export const newPasskeySchema = z.object({
  name: personText(VALIDATION.required, 60),
  response: registrationResponse,
});

export const passkeyLoginSchema = z.object({
  response: authenticationResponse,
  rememberMe: z.boolean().default(false),
});

export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});

export type Passkey = z.infer<typeof passkeySchema>;

/** Options of a new passkey; `isProven` is false if a proof must be sent with the device's response. */
export const newPasskeyOptionsSchema = z.object({
  options: z.looseObject({ challenge: z.string() }),
  isProven: z.boolean(),
});

/** Options of a ceremony, which the browser passes to the device unchanged. */
export const passkeyOptionsSchema = z.object({ options: z.looseObject({ challenge: z.string() }) });

/** An id in any form: an unknown one results in 404, not 400. */
export const passkeyParams = z.object({ id: shortString() });
