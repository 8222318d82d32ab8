"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { usePagePath } from "@/components/layout/use-page-path";
import { LateTexts } from "@/components/ui/late-texts";
import { abandonCodeAttempt } from "@/lib/client/person/code-attempt";
import { landingPath } from "@/lib/client/person/landing-page";
import { useAuthModal } from "@/lib/client/person/use-auth-modal";
import { useSession } from "@/lib/client/person/use-session";
import { paths } from "@/lib/paths";
import { AuthDialogs } from "./auth-dialogs";
import { useRequestedPage } from "./use-requested-page";

/** The lazily loaded content of `AuthModals`: the dialogs, and the navigation after a login. */
export function AuthModalsContent() {
  const { open, close } = useAuthModal();
  const { status } = useSession();
  const router = useRouter();
  const pathname = usePagePath();
  const [wasOpened, setWasOpened] = useState(false);
  const takeRequestedPage = useRequestedPage();
  const wasOpen = useRef(false);

  useEffect(() => {
    if (wasOpen.current && open === null) abandonCodeAttempt();
    wasOpen.current = open !== null;
  }, [open]);

  useEffect(() => {
    if (status === "authenticated") close();
  }, [status, close]);

  const enter = () => {
    close();
    const wanted = takeRequestedPage() ?? (pathname === paths.home ? landingPath() : null);
    if (wanted) router.replace(wanted);
    // The page of a space does not depend on the user. A refresh while it is shown as a dialog over the list would make
    // Next.js reload the whole page and lose the booking that required the login.
    if (pathname.startsWith(`${paths.spaces}/`)) return;
    // Pages that the server rendered for a visitor, or cached redirects, are out of date.
    router.refresh();
  };

  if (open !== null && !wasOpened) setWasOpened(true);
  if (!wasOpened && open === null) return null;
  return (
    <LateTexts of={["signIn"]}>
      <AuthDialogs onSuccess={enter} />
    </LateTexts>
  );
}
