"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { LateTexts } from "@/components/ui/late-texts";
import { toast } from "@/components/ui/use-toast";
import { useWord } from "@/components/ui/use-words";
import { api, failureText } from "@/lib/client/api-client";
import { addPasskey, isCeremonyCanceled } from "@/lib/client/person/passkeys";
import { deviceLabel, deviceText } from "@/lib/domain/person/device-label";

const TEXTS = ["passkeys", "settings"] as const;

/** The offer of a passkey after a login, which can be refused for good. */
export function PasskeyOffer(props: { onDone: () => void }) {
  return (
    <LateTexts of={TEXTS}>
      <Offer {...props} />
    </LateTexts>
  );
}

function Offer({ onDone }: { onDone: () => void }) {
  const t = useTranslations("passkeys");
  const word = useWord();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  /** Runs what a button does, and shows what went wrong. */
  const run = async (act: () => Promise<unknown>, done: () => void) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await act();
      done();
    } catch (error) {
      setProblem(isCeremonyCanceled(error) ? t("canceled") : word(failureText(error)));
      setBusy(false);
    }
  };
  const create = () =>
    run(
      () => addPasskey(word(deviceText(deviceLabel(navigator.userAgent)))),
      () => toast({ title: t("done") }),
    );
  const refuse = () => run(() => api.patch("/api/users/me", { declinesPasskeys: true }), onDone);

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
