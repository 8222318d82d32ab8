"use client";

import { type ReactNode, Suspense, useEffect } from "react";
import { PictureFallback } from "@/components/layout/picture-fallback";
import { AuthModals } from "@/components/person/sign-in/auth-modals";
import { HydrationProvider } from "@/components/ui/hydration";
import { Toaster } from "@/components/ui/toaster";
import { keepSessionInStep } from "@/lib/client/person/session";

/** What every page needs in the browser: session, links, login and registration modals, toasts. */
export function Providers({ children }: { children: ReactNode }) {
  useEffect(keepSessionInStep, []);
  return (
    <>
      <HydrationProvider>{children}</HydrationProvider>
      <PictureFallback />
      {/* It reads the address, which a page that is kept for everybody does not know. */}
      <Suspense fallback={null}>
        <AuthModals />
      </Suspense>
      <Toaster />
    </>
  );
}
