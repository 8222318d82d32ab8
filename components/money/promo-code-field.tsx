import { useTranslations } from "next-intl";
import { type KeyboardEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { ChevronDown, CircleCheck } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { useTextResolver } from "@/components/ui/use-words";
import { failureText } from "@/lib/client/api-client";

interface PromoCodeFieldProps {
  applied: string | null;
  /** Requests the price with a code. Rejects if the server refuses it. */
  check: (code: string) => Promise<unknown>;
  onChange: (code: string | null) => void;
  /** Used at the desk, for a customer. */
  isOfPanel?: boolean;
}

/** "Hai un codice?": collapsed, since few customers have a code. A code applies once the server has accepted it. */
export function PromoCodeField({ applied, check, onChange, isOfPanel }: PromoCodeFieldProps) {
  const t = useTranslations("promoCode");
  const word = useTextResolver();
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string | undefined>();
  const [isChecking, setChecking] = useState(false);

  async function apply(): Promise<void> {
    const code = typed.trim();
    if (code === "" || isChecking) return;
    setChecking(true);
    setError(undefined);
    try {
      await check(code);
      onChange(code);
    } catch (refusal) {
      setError(word(failureText(refusal)));
    } finally {
      setChecking(false);
    }
  }

  // Enter must not submit the surrounding form.
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Enter") return;
    event.preventDefault();
    void apply();
  }

  if (applied !== null)
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-3 rounded-md bg-sage-50 py-1 pr-1.5 pl-4 text-sage-800">
        <p role="status" className="flex min-w-0 items-center gap-2 font-medium wrap-anywhere">
          <CircleCheck className="size-5 shrink-0" />
          {t("applied", { code: applied })}
        </p>
        <Button variant="link" size="sm" onClick={() => onChange(null)}>
          {t("remove")}
        </Button>
      </div>
    );
  return (
    <details className="group rounded-md border border-sand-200">
      <summary className="flex min-h-11 list-none items-center justify-between gap-2 rounded-md px-3.5 text-[0.93rem] font-medium text-ink-2 hover:text-ink [&::-webkit-details-marker]:hidden">
        {t(isOfPanel ? "add" : "question")}
        <ChevronDown className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="flex items-start gap-3 px-3.5 pt-1 pb-3.5">
        <Field label={t("label")} hideLabel error={error} className="min-w-0 flex-1">
          <Input
            value={typed}
            maxLength={30}
            autoComplete="off"
            autoCapitalize="characters"
            placeholder={t("label")}
            onKeyDown={onKeyDown}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <Button variant="outline" aria-busy={isChecking} disabled={isChecking} onClick={() => void apply()}>
          {t("apply")}
        </Button>
      </div>
    </details>
  );
}
