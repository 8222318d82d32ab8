"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { firstPath } from "@/lib/client/person/first-place";
import { useAuthModal } from "@/lib/client/person/use-auth-modal";
import { useSession } from "@/lib/client/person/use-session";
import { paths } from "@/lib/paths";
import { AuthDialogs } from "./auth-dialogs";
import { useWantedPage } from "./use-wanted-page";

/** What `AuthModals` fetches: the dialogs, and where one goes on to from them. */
export function AuthPart() {
  const { open, close } = useAuthModal();
  const { status } = useSession();
  const router = useRouter();
  const pathname = usePathname();
  const [wasOpened, setWasOpened] = useState(false);
  const takeWantedPage = useWantedPage();

  useEffect(() => {
    if (status === "authenticated") close();
  }, [status, close]);

  const enter = () => {
    close();
    const wanted = takeWantedPage() ?? (pathname === paths.home ? firstPath() : null);
    if (wanted) router.replace(wanted);
    // A space looks the same to everybody. Refreshed in the dialog over the list, Next loads the whole page anew,
    // and the booking that the login was asked for is gone.
    if (pathname.startsWith(`${paths.spaces}/`)) return;
    // What the server drew for a visitor, or kept from a redirect, is out of date.
    router.refresh();
  };

  if (open !== null && !wasOpened) setWasOpened(true);
  if (!wasOpened && open === null) return null;
  return <AuthDialogs onSuccess={enter} />;
}
