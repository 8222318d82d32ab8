"use client";

import { type ReactNode, Suspense, useEffect } from "react";
import { FollowLinks } from "@/components/layout/follow-links";
import { PictureFallback } from "@/components/layout/picture-fallback";
import { AuthModals } from "@/components/person/sign-in/auth-modals";
import { HydrationProvider } from "@/components/ui/hydration";
import { Toaster } from "@/components/ui/toaster";
import { syncSession } from "@/lib/client/person/session";

export function Providers({ children }: { children: ReactNode }) {
  useEffect(syncSession, []);
  return (
    <>
      <HydrationProvider>{children}</HydrationProvider>
      <PictureFallback />
      <FollowLinks />
      {/* Suspended on the server: it reads the query, which is unknown when a cached page is rendered. */}
      <Suspense fallback={null}>
        <AuthModals />
      </Suspense>
      <Toaster />
    </>
  );
}
