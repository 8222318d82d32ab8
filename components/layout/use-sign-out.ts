"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { usePathIn } from "@/components/ui/use-path-in";
import { toast } from "@/components/ui/use-toast";
import { failureText } from "@/lib/client/api-client";
import { signOut } from "@/lib/client/person/sign-in";
import { PERSONAL_PATHS } from "@/lib/domain/site/personal-paths";
import { paths } from "@/lib/paths";
import { usePagePath } from "./use-page-path";

/** Signs out, shows a toast and refreshes the page, which may contain the user's data. */
export function useSignOut(): () => Promise<void> {
  const t = useTranslations("accountMenu");
  const router = useRouter();
  const pathname = usePagePath();
  const pathIn = usePathIn();
  return async () => {
    try {
      await signOut();
      toast({ title: t("loggedOut"), description: t("seeYou") });
      // A personal page would ask to sign in again.
      if (PERSONAL_PATHS.some((path) => `${pathname}/`.startsWith(`${path}/`)))
        router.replace(pathIn(paths.home));
      router.refresh();
    } catch (error) {
      toast({ variant: "destructive", title: t("logoutFailed"), description: failureText(error) });
    }
  };
}
