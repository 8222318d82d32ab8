import { useTranslations } from "next-intl";
import { type SubmitEvent, useState } from "react";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/use-toast";
import { useTextResolver } from "@/components/ui/use-words";
import { failureText } from "@/lib/client/api-client";
import { addPasskey, isCeremonyCanceled } from "@/lib/client/person/passkeys";
import { deviceLabel, deviceText } from "@/lib/domain/person/device-label";
import { type Identity, IdentityField, isProofError, proofErrorText, proofFieldsOf } from "./identity-field";

export function NewPasskey({ identity, onAdded }: { identity: Identity; onAdded: () => Promise<void> }) {
  const t = useTranslations("passkeys");
  const word = useTextResolver();
  const [isOpen, setOpen] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [typed, setTyped] = useState("");
  const [proofProblem, setProofProblem] = useState<string>();

  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("name"));
    setAdding(true);
    setProblem(undefined);
    setProofProblem(undefined);
    try {
      await addPasskey(name, proofFieldsOf(identity, typed));
      await onAdded();
      setOpen(false);
      setTyped("");
      toast({ title: t("done") });
    } catch (error) {
      if (isProofError(error)) setProofProblem(word(proofErrorText(error)));
      else setProblem(isCeremonyCanceled(error) ? t("canceled") : word(failureText(error)));
    }
    setAdding(false);
  };

  if (!isOpen)
    return (
      <Button className="mt-5 w-full sm:w-auto" onClick={() => setOpen(true)}>
        {t("add")}
      </Button>
    );
  return (
    <form noValidate onSubmit={add} className="mt-5 flex flex-col gap-4">
      <Field label={t("name")} hint={t("nameHint")} error={problem}>
        <Input
          name="name"
          maxLength={60}
          autoComplete="off"
          autoFocus
          defaultValue={word(deviceText(deviceLabel(navigator.userAgent)))}
        />
      </Field>
      <IdentityField
        identity={identity}
        value={typed}
        error={proofProblem}
        onChange={(value) => {
          setTyped(value);
          setProofProblem(undefined);
        }}
      />
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <SubmitButton pending={isAdding} pendingText={t("waiting")}>
          {t("create")}
        </SubmitButton>
        <Button variant="outline" disabled={isAdding} onClick={() => setOpen(false)}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}
