"use client";

import { useRouter } from "next/navigation";
import { toast } from "@/components/ui/use-toast";
import { failureText } from "@/lib/client/api-client";
import { useSession } from "@/lib/client/use-session";

/** Signs out, says so, and has the server draw again what was for this person only. */
export function useSignOut(): () => Promise<void> {
  const router = useRouter();
  const { signOut } = useSession();
  return async () => {
    try {
      await signOut();
      toast({ title: "Hai effettuato il logout", description: "A presto!" });
      router.refresh();
    } catch (error) {
      toast({ variant: "destructive", title: "Errore durante il logout", description: failureText(error) });
    }
  };
}
