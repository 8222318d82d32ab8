import { useTranslations } from "next-intl";
import { type SubmitEvent, useState } from "react";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Image } from "@/components/ui/image";
import { Input } from "@/components/ui/input";
import { useTextResolver } from "@/components/ui/use-words";
import { ApiError, api, failureText } from "@/lib/client/api-client";
import { type Identity, IdentityField, proofFieldsOf, useIdentityPrompt } from "./identity-field";

interface Enrolment {
  secret: string;
  /** Opens the authenticator app on this device, if there is one. */
  otpauthUrl: string;
  /** The QR code as a data URL. */
  picture: string;
}

async function startEnrolment(proof: Record<string, string>): Promise<Enrolment> {
  const { secret, otpauthUrl } = await api.post<{ secret: string; otpauthUrl: string }>(
    "/api/users/me/totp",
    proof,
  );
  // Drawn in the browser, so that the secret is not part of a URL that servers log.
  const { default: QRCode } = await import("qrcode");
  const svg = await QRCode.toString(otpauthUrl, { type: "svg", margin: 2 });
  return { secret, otpauthUrl, picture: `data:image/svg+xml;utf8,${encodeURIComponent(svg)}` };
}

const COMPLETE_CODE = /^\d{6}$/;

const groupedByFour = (secret: string) => secret.replace(/(.{4})(?=.)/g, "$1 ");

interface ProveFirstProps {
  identity: Identity;
  onProven: (enrolment: Enrolment) => void;
  onCancel: () => void;
}

function ProveFirst({ identity, onProven, onCancel }: ProveFirstProps) {
  const t = useTranslations("settings");
  const word = useTextResolver();
  const prompt = useIdentityPrompt(identity);
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const start = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSending) return;
    setIsSending(true);
    setProblem(undefined);
    try {
      onProven(await startEnrolment(proofFieldsOf(identity, typed)));
    } catch (error) {
      setProblem(word(failureText(error)));
      setIsSending(false);
    }
  };
  return (
    <form method="post" noValidate onSubmit={start} className="mt-5 flex flex-col gap-4">
      <p>{prompt}</p>
      <IdentityField
        identity={identity}
        value={typed}
        error={problem}
        onChange={(value) => {
          setTyped(value);
          setProblem(undefined);
        }}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton pending={isSending} pendingText={t("totp.checking")}>
          {t("totp.continue")}
        </SubmitButton>
        <Button variant="ghost" onClick={onCancel}>
          {t("totp.cancel")}
        </Button>
      </div>
    </form>
  );
}

interface TotpEnrolmentProps {
  identity: Identity;
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** Enrols an authenticator app: asks for a proof, shows the QR code, then asks for the app's first code. */
export function TotpEnrolment({ identity, onDone, onCancel }: TotpEnrolmentProps) {
  const t = useTranslations("settings");
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  const confirm = async (typed: string) => {
    if (isSending) return;
    setIsSending(true);
    setProblem(undefined);
    try {
      const { recoveryCodes } = await api.post<{ recoveryCodes: string[] }>("/api/users/me/totp/confirm", {
        code: typed,
      });
      onDone(recoveryCodes);
    } catch (error) {
      setProblem((error instanceof ApiError && error.errors?.code?.[0]) || failureText(error));
      setIsSending(false);
    }
  };

  if (enrolment === undefined)
    return <ProveFirst identity={identity} onProven={setEnrolment} onCancel={onCancel} />;
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void confirm(code);
      }}
      className="mt-5 flex flex-col gap-5"
    >
      <ol className="flex list-decimal flex-col gap-4 pl-5">
        <li>
          <p>{t("totp.scan")}</p>
          <Image
            src={enrolment.picture}
            alt={t("totp.qr")}
            width={192}
            height={192}
            className="mt-3 size-48 rounded-lg border bg-white"
          />
          <Button asChild variant="outline" className="mt-3 sm:hidden">
            <a href={enrolment.otpauthUrl}>{t("totp.openApp")}</a>
          </Button>
          <p className="mt-3 text-ink-2">
            {t.rich("totp.key", {
              secret: groupedByFour(enrolment.secret),
              key: (chunks) => <span className="font-mono wrap-anywhere text-ink">{chunks}</span>,
            })}
          </p>
        </li>
        <li>
          <Field label={t("totp.codeLabel")} error={problem} className="max-w-60">
            <Input
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={9}
              value={code}
              // A code corrected while the previous one is being checked would not be sent.
              readOnly={isSending}
              onChange={({ target: { value } }) => {
                setCode(value);
                setProblem(undefined);
                // A complete code is sent without a press, as in the login.
                if (COMPLETE_CODE.test(value.replaceAll(" ", ""))) void confirm(value);
              }}
            />
          </Field>
        </li>
      </ol>
      <div className="flex flex-wrap gap-3">
        <SubmitButton pending={isSending} pendingText={t("totp.checking")} disabled={code === ""}>
          {t("totp.confirm")}
        </SubmitButton>
        <Button variant="ghost" onClick={onCancel}>
          {t("totp.cancel")}
        </Button>
      </div>
    </form>
  );
}
