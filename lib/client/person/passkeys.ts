import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { api } from "@/lib/client/api-client";
import type { Account } from "@/lib/schemas/person/account";
import type { Passkey } from "@/lib/schemas/person/passkey";
import type { User } from "@/lib/schemas/person/user";
import { acceptSession, type SignedIn } from "./sign-in";

export const PASSKEYS_PATH = "/api/users/me/passkeys";

/** Loaded when a passkey is used: most visits need none. */
const ceremonies = () => import("@simplewebauthn/browser");

export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === "function";

/** Whether this browser can offer its passkeys in a field. */
export async function canSuggestPasskeys(): Promise<boolean> {
  return hasPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
}

/** Cancels the browser's passkey suggestions in a field. */
export const cancelSuggestion = () =>
  void ceremonies().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());

/**
 * Whether to offer a passkey: this device can store one, and the account has a verified address, no passkey yet, and
 * has not permanently declined.
 * @throws ApiError
 */
export async function isPasskeyWanted({ isVerified }: User): Promise<boolean> {
  if (!isVerified || !hasPasskeys()) return false;
  if (!(await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable())) return false;
  const [account, passkeys] = await Promise.all([
    api.get<Account>("/api/users/me"),
    api.get<Passkey[]>(PASSKEYS_PATH),
  ]);
  return !account.declinesPasskeys && passkeys.length === 0;
}

/** Whether a ceremony was canceled by the user or timed out. */
export const isCeremonyCanceled = (error: unknown): boolean =>
  error instanceof Error && (error.name === "NotAllowedError" || error.name === "AbortError");

/** A passkey was to be added without a proof of identity. */
export class ProofMissing extends Error {}

/**
 * Makes the device create a passkey for the account of this session.
 * @param proof fields that prove the user's identity (`lib/schemas/person/proof.ts`); none after a sign-in with an
 * older passkey
 * @throws ProofMissing before the device is involved; ApiError; an error of the browser if the device created none
 */
export async function addPasskey(name: string, proof: Record<string, string>): Promise<Passkey> {
  const { startRegistration } = await ceremonies();
  const { options, isProven } = await api.post<{
    options: PublicKeyCredentialCreationOptionsJSON;
    isProven: boolean;
  }>(`${PASSKEYS_PATH}/options`, proof);
  if (!isProven) throw new ProofMissing();
  const response = await startRegistration({ optionsJSON: options });
  return api.post<Passkey>(PASSKEYS_PATH, { name, response });
}

/**
 * Signs in with a passkey.
 * @param isSuggested whether the browser offers its passkeys in the address field and waits until one is chosen;
 * otherwise it opens a dialog at once, which cancels a waiting suggestion
 * @throws ApiError INVALID_CREDENTIALS, RATE_LIMITED; an error of the browser if none was chosen
 */
export async function signInByPasskey({
  rememberMe,
  isSuggested = false,
  onChosen,
}: {
  rememberMe: () => boolean;
  isSuggested?: boolean;
  /** Called when a passkey was chosen, before the server verifies it. */
  onChosen?: () => void;
}): Promise<User> {
  const { startAuthentication } = await ceremonies();
  const { options } = await api.post<{ options: PublicKeyCredentialRequestOptionsJSON }>(
    "/api/auth/passkey/options",
    undefined,
    { anonymous: true },
  );
  const response = await startAuthentication({
    optionsJSON: options,
    useBrowserAutofill: isSuggested,
    verifyBrowserAutofillInput: false,
  });
  onChosen?.();
  const answer = await api.post<SignedIn>(
    "/api/auth/passkey",
    { response, rememberMe: rememberMe() },
    { anonymous: true },
  );
  await acceptSession(answer);
  return answer.user;
}
