"use client";

import { usePathname, useRouter } from "next/navigation";
import { toast } from "@/components/ui/use-toast";
import { failureText } from "@/lib/client/api-client";
import { signOut } from "@/lib/client/person/sign-in";
import { PERSONAL_PATHS, paths } from "@/lib/paths";

/** Signs out, shows a toast and refreshes the page, which may contain the user's data. */
export function useSignOut(): () => Promise<void> {
  const router = useRouter();
  const pathname = usePathname();
  return async () => {
    try {
      await signOut();
      toast({ title: "Hai effettuato il logout", description: "A presto!" });
      // A personal page would ask to sign in again.
      if (PERSONAL_PATHS.some((path) => `${pathname}/`.startsWith(`${path}/`))) router.replace(paths.home);
      router.refresh();
    } catch (error) {
      toast({ variant: "destructive", title: "Errore durante il logout", description: failureText(error) });
    }
  };
}
