"use client";

import { useRouter } from "next/navigation";
import { lazy, Suspense, useEffect, useState } from "react";
import { useAuthModal } from "@/lib/client/use-auth-modal";
import { useSession } from "@/lib/client/use-session";
import { useWantedPage } from "./use-wanted-page";

const AuthDialogs = lazy(async () => ({ default: (await import("./auth-dialogs")).AuthDialogs }));

/** The login and registration modals; their code is fetched when one is first opened. */
export function AuthModals() {
  const { open, close } = useAuthModal();
  const { status } = useSession();
  const router = useRouter();
  const [wasOpened, setWasOpened] = useState(false);
  const takeWantedPage = useWantedPage();

  useEffect(() => {
    if (status === "authenticated") close();
  }, [status, close]);

  const enter = () => {
    close();
    const wanted = takeWantedPage();
    if (wanted) router.replace(wanted);
    // What the server drew for a visitor, or kept from a redirect, is out of date.
    router.refresh();
  };

  if (open !== null && !wasOpened) setWasOpened(true);
  if (!wasOpened && open === null) return null;
  return (
    <Suspense fallback={null}>
      <AuthDialogs onSuccess={enter} />
    </Suspense>
  );
}
