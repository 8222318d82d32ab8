"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { CircleCheck, Link2Off, LoaderCircle, WifiOff } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { ApiError, api } from "@/lib/client/api-client";
import { useSession } from "@/lib/client/use-session";
import { paths } from "@/lib/paths";
import { AuthCard } from "./auth-card";

type State = "checking" | "verified" | "invalid" | "failed";

/**
 * Spends the token of the link when the page has loaded. Not while the server draws it: programs that look at links in
 * mails before people do would use the token up.
 */
export function VerifyEmail({ token }: { token: string }) {
  const [state, setState] = useState<State>(token === "" ? "invalid" : "checking");
  const { status, refresh } = useSession();
  const wasSent = useRef(false);

  const verify = useCallback(async () => {
    setState("checking");
    try {
      await api.post("/api/auth/verify-email", { token }, { anonymous: true });
      setState("verified");
      await refresh();
    } catch (error) {
      setState(error instanceof ApiError && error.status < 500 ? "invalid" : "failed");
    }
  }, [token, refresh]);

  useEffect(() => {
    if (wasSent.current || token === "") return;
    wasSent.current = true;
    void verify();
  }, [verify, token]);

  const isSignedIn = status === "authenticated";
  const onward = (
    <Button asChild size="lg">
      <Link href={isSignedIn ? paths.profile : paths.auth}>
        {isSignedIn ? "Vai al profilo" : "Vai al Login"}
      </Link>
    </Button>
  );

  switch (state) {
    case "checking":
      return (
        <AuthCard
          icon={LoaderCircle}
          title="Verifica in corso"
          description={<p role="status">Stiamo confermando il tuo indirizzo email…</p>}
        >
          <noscript>
            <p className="text-center">
              Per confermare l'indirizzo serve JavaScript: attivalo e ricarica la pagina.
            </p>
          </noscript>
        </AuthCard>
      );
    case "verified":
      return (
        <AuthCard
          icon={CircleCheck}
          tone="good"
          title="Email verificata"
          description={<p role="status">Grazie: il tuo indirizzo è confermato.</p>}
        >
          {onward}
        </AuthCard>
      );
    case "invalid":
      return (
        <AuthCard
          icon={Link2Off}
          tone="bad"
          title="Link Non Valido"
          description={
            <p role="status">
              Il link di verifica è scaduto o è già stato usato. Dal tuo profilo puoi fartene inviare un
              altro.
            </p>
          }
        >
          {onward}
        </AuthCard>
      );
    case "failed":
      return (
        <AuthCard
          icon={WifiOff}
          tone="bad"
          title="Verifica non riuscita"
          description={<p role="status">Non siamo riusciti a raggiungere il server. Riprova tra poco.</p>}
        >
          <Button size="lg" onClick={verify}>
            Riprova
          </Button>
        </AuthCard>
      );
  }
}
