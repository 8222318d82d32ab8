"use client";

import { useState } from "react";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { CircleCheck, MailWarning } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { ApiError, failureText } from "@/lib/client/api-client";
import { clearSession } from "@/lib/client/person/sign-in";
import { refuseEmail } from "@/lib/client/person/verify-email";
import { paths } from "@/lib/paths";
import type { LinkedAccount } from "@/lib/schemas/person/linked-account";
import { AuthCard } from "./auth-card";
import { InvalidVerification } from "./invalid-verification";
import { LinkedAccountFacts } from "./linked-account-facts";

const TEXTS = {
  account: {
    description:
      "Qualcuno ha creato questo account con il tuo indirizzo. Se non sei stato tu, lo eliminiamo con tutto ciò che ha prenotato, e il tuo indirizzo torna libero.",
    back: "L'ho creato io",
    title: "Account eliminato",
    done: "Il tuo indirizzo è di nuovo libero: nessuno può usare quell'account. Se vuoi, puoi registrarti tu.",
  },
  change: {
    description:
      "Questo account chiede di usare il tuo indirizzo. Se non l'hai chiesto tu, annulliamo la richiesta: l'account tiene l'indirizzo di prima.",
    back: "L'ho chiesto io",
    title: "Richiesta annullata",
    done: "Quell'account non userà il tuo indirizzo. Non devi fare altro.",
  },
} as const;

/** 'Non sono stato io': lets the owner of a mailbox reject an account, or its new address, that they did not ask for. */
export function RefuseEmail({
  token,
  account,
  isOwn,
}: {
  token: string;
  account: LinkedAccount;
  /** Whether this browser is signed in to the account of the link. */
  isOwn: boolean;
}) {
  const [state, setState] = useState<"form" | "pending" | "done" | "invalid">("form");
  const [problem, setProblem] = useState<string>();
  const texts = account.isChange ? TEXTS.change : TEXTS.account;

  const refuse = async () => {
    setState("pending");
    setProblem(undefined);
    try {
      await refuseEmail(token);
      setState("done");
      if (isOwn && !account.isChange) await clearSession();
    } catch (error) {
      const isGone = error instanceof ApiError && error.code === "VERIFY_TOKEN_INVALID";
      setState(isGone ? "invalid" : "form");
      setProblem(failureText(error));
    }
  };

  if (state === "invalid") return <InvalidVerification isSignedIn={isOwn} />;
  if (state === "done")
    return (
      <AuthCard
        icon={CircleCheck}
        tone="good"
        title={texts.title}
        description={<p role="status">{texts.done}</p>}
      >
        <Button asChild size="lg">
          <Link href={paths.home}>Torna alla home</Link>
        </Button>
      </AuthCard>
    );
  return (
    <AuthCard icon={MailWarning} title="Non sei stato tu?" description={texts.description}>
      <LinkedAccountFacts account={account} />
      <FieldError className="rounded-md bg-brick-100 px-3.5 py-3 text-brick-700">{problem}</FieldError>
      <div className="flex flex-col gap-3">
        <SubmitButton
          variant="destructive"
          size="lg"
          pending={state === "pending"}
          pendingText="Un momento…"
          onClick={refuse}
        >
          Non sono stato io
        </SubmitButton>
        <Button asChild variant="ghost">
          <Link href={paths.verifyEmail(token)}>{texts.back}</Link>
        </Button>
      </div>
      <noscript>
        <p className="text-center">Per rispondere serve JavaScript: attivalo e ricarica la pagina.</p>
      </noscript>
    </AuthCard>
  );
}
