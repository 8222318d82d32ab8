import { Suspense } from "react";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import { toast } from "@/components/ui/use-toast";
import { isPasskeyWanted } from "@/lib/client/person/passkeys";
import { text } from "@/lib/domain/language/text";
import type { User } from "@/lib/schemas/person/user";

const PasskeyOffer = lazyWithRetry(async () => (await import("./passkey-offer")).PasskeyOffer);

/** Long enough to read it and to think. */
const SHOWN_MS = 60_000;

/**
 * Offers a passkey to who has none and whose device can make one, unless she has refused for good. A failure is none of her
 * concern: she is signed in.
 */
async function offerPasskey(user: User, password: string | undefined): Promise<void> {
  if (!(await isPasskeyWanted(user).catch(() => false))) return;
  const { dismiss } = toast({
    title: text("live.signIn.welcome", { firstName: user.firstName }),
    duration: SHOWN_MS,
    action: (
      <Suspense>
        <PasskeyOffer password={password} onDone={() => dismiss()} />
      </Suspense>
    ),
  });
}

export function greet({ firstName }: User): void {
  toast({ title: text("live.signIn.welcome", { firstName }), description: text("live.signIn.done") });
}

/**
 * Greets who has signed in without a passkey, and offers one.
 * @param password which was just typed, and so need not be asked for again
 */
export function welcome(user: User, password?: string): void {
  greet(user);
  void offerPasskey(user, password);
}
