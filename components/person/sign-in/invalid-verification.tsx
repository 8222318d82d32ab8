import { Button } from "@/components/ui/button";
import { Link2Off } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/paths";
import { AuthCard } from "./auth-card";

/** Shown for a verification link that is no longer valid, with what to do instead. */
export function InvalidVerification({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <AuthCard
      icon={Link2Off}
      tone="bad"
      title="Link Non Valido"
      description={
        <>
          <p role="status">
            Il link di verifica è scaduto, è già stato usato o è stato sostituito da uno più recente. Dal tuo
            profilo puoi fartene inviare un altro.
          </p>
          <p className="mt-3 text-sm">
            L'account non lo hai creato tu? Scegli una nuova password: chi lo ha creato ne perde l'accesso.
          </p>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <Button asChild size="lg">
          <Link href={isSignedIn ? paths.profile : paths.auth}>
            {isSignedIn ? "Vai al profilo" : "Vai al Login"}
          </Link>
        </Button>
        <Button asChild variant="outline">
          <Link href={paths.forgotPassword}>Scegli una nuova password</Link>
        </Button>
      </div>
    </AuthCard>
  );
}
