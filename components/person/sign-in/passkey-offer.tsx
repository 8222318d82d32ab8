import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { LazyMessages } from "@/components/ui/lazy-messages";
import { Link } from "@/components/ui/link";
import { toast } from "@/components/ui/use-toast";
import { useTextResolver } from "@/components/ui/use-words";
import { api, failureText } from "@/lib/client/api-client";
import { addPasskey, isCeremonyCanceled, ProofMissing } from "@/lib/client/person/passkeys";
import { deviceLabel, deviceText } from "@/lib/domain/person/device-label";
import { paths } from "@/lib/paths";

const TEXTS = ["passkeys", "settings"] as const;

interface Props {
  /** The password just typed for the login; undefined after a login by code. */
  password: string | undefined;
  onDone: () => void;
}

/** The offer of a passkey after a login, which can be declined permanently. */
export function PasskeyOffer(props: Props) {
  return (
    <LazyMessages of={TEXTS}>
      <Offer {...props} />
    </LazyMessages>
  );
}

function Offer({ password, onDone }: Props) {
  const t = useTranslations("passkeys");
  const word = useTextResolver();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [needsProof, setNeedsProof] = useState(false);

  const run = async (act: () => Promise<unknown>, done: () => void) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await act();
      done();
    } catch (error) {
      if (error instanceof ProofMissing) setNeedsProof(true);
      else setProblem(isCeremonyCanceled(error) ? t("canceled") : word(failureText(error)));
      setBusy(false);
    }
  };
  const create = () =>
    run(
      () =>
        addPasskey(
          word(deviceText(deviceLabel(navigator.userAgent))),
          password === undefined ? {} : { password },
        ),
      () => toast({ title: t("done") }),
    );
  const refuse = () => run(() => api.patch("/api/users/me", { declinesPasskeys: true }), onDone);

  if (needsProof)
    return (
      <>
        <p className="text-[0.94rem] text-ink-2">{t("offerProof")}</p>
        <Button asChild size="sm" className="mt-3">
          <Link href={`${paths.settings}#passkeys-title`} onClick={onDone}>
            {t("offerSettings")}
          </Link>
        </Button>
      </>
    );
  return (
    <>
      <p className="text-[0.94rem] text-ink-2">{t("offer")}</p>
      {problem !== undefined && (
        <p role="alert" className="mt-2 text-[0.94rem] text-brick-700">
          {problem}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" disabled={isBusy} onClick={create}>
          {t("offerCreate")}
        </Button>
        <Button size="sm" variant="outline" disabled={isBusy} onClick={refuse}>
          {t("offerRefuse")}
        </Button>
      </div>
    </>
  );
}
