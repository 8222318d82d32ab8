import { Button } from "@/components/ui/button";
import { CircleCheck } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/paths";
import { AuthCard } from "./auth-card";

/** Shown after a password reset, before the redirect to the login. */
export function ResetDone({ seconds }: { seconds: number }) {
  return (
    <AuthCard
      icon={CircleCheck}
      tone="good"
      title="Password Reimpostata"
      description={
        <p role="status">
          Ora puoi accedere con la nuova password. Tra {seconds} secondi ti portiamo alla pagina di accesso.
        </p>
      }
    >
      <Button asChild size="lg">
        <Link href={paths.auth}>Vai al Login</Link>
      </Button>
    </AuthCard>
  );
}
