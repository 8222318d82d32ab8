import "../mail/environment";
import { readRegistration } from "@/lib/auth/passkey";

const CHALLENGE = "Y2hhbGxlbmdl";
const ID = "BwcHBwcHBwcHBwcHBwcHBw";

const CLIENT_DATA = {
  type: "webauthn.create",
  challenge: CHALLENGE,
  origin: "https://centro.example.org",
  crossOrigin: false,
};

/**
 * A registration with the attestation "android-key", whose certificates are made for that client data and for each
 * other. The first one names http://127.0.0.1:1/list as the list of revoked certificates.
 */
const ATTESTED = [
  "o2NmbXRrYW5kcm9pZC1rZXlnYXR0U3RtdKNjYWxnJmNzaWdEYWJjZGN4NWOCWQGAMIIBfDCCASKgAwIBAgIBAjAKBggqhkjOPQQD",
  "AjAMMQowCAYDVQQDEwFBMCAXDTIwMDEwMTAwMDAwMFoYDzIxMjAwMTAxMDAwMDAwWjAMMQowCAYDVQQDEwFCMFkwEwYHKoZIzj0C",
  "AQYIKoZIzj0DAQcDQgAEWSif51xTDyXW3QoH5qdVGZxRH5nrquGx1ap0z9gakBv0iBARegkIUF24NCIB9bm3ugmb5gkuF47zRNnQ",
  "FZYSRKNzMHEwRQYKKwYBBAHWeQIBEQQ3MDUCAQMKAQECAQQKAQEEIBNc_m28vLME4p8I2F9SZUK_3DuEEZnXEtbS8biFqss8BAFh",
  "MAAwADAoBgNVHR8EITAfMB2gG6AZhhdodHRwOi8vMTI3LjAuMC4xOjEvbGlzdDAKBggqhkjOPQQDAgNIADBFAiEAwG7zxl-jN_iF",
  "f7nX8C61Ee4pNyM2svBGeMwA0jbrzdECIAcg0oM1bfjJVpCX4Dy1Gepex-wkRoy1rLvP-y37t-7lWQEcMIIBGDCBv6ADAgECAgEB",
  "MAoGCCqGSM49BAMCMAwxCjAIBgNVBAMTAUEwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMAwxCjAIBgNVBAMTAUEw",
  "WTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAQ0URLoMevbvI1uaf2vGsANSTvneHPplJIiIcVBMvMkMSWMuBskXvrBOjEX9p0QDkHO",
  "BQSx0rsiA7FpJBWWV0h-oxAwDjAMBgNVHRMEBTADAQH_MAoGCCqGSM49BAMCA0gAMEUCIH48LGpHviCGeA_JNrlmu1LheeCWOurZ",
  "LFzHy5I4oDjmAiEA9zHR8MDeB_hdKedR6MYyP-wYPBnUiR34yt4kaTpt7s5oYXV0aERhdGFYlPyY8fucS-HelOvpH4SmK7_D74Li",
  "fh9OFzmqrFbUzG1ERQAAAAAAAAAAAAAAAAAAAAAAAAAAABAHBwcHBwcHBwcHBwcHBwcHpQECAyYgASFYIFkon-dcUw8l1t0KB-an",
  "VRmcUR-Z66rhsdWqdM_YGpAbIlgg9IgQEXoJCFBduDQiAfW5t7oJm-YJLheO80TZ0BWWEkQ",
].join("");

test("adds a passkey without requesting the addresses in its attestation", async () => {
  const requests = jest.spyOn(globalThis, "fetch").mockRejectedValue(new Error("no network"));
  const response = {
    id: ID,
    rawId: ID,
    type: "public-key" as const,
    clientExtensionResults: {},
    response: {
      clientDataJSON: Buffer.from(JSON.stringify(CLIENT_DATA)).toString("base64url"),
      attestationObject: ATTESTED,
    },
  };
  const passkey = await readRegistration(response, CHALLENGE);
  expect(requests).not.toHaveBeenCalled();
  expect(passkey).toMatchObject({ credentialId: ID, counter: 0 });
});
