import { Suspense } from "react";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import { toast } from "@/components/ui/use-toast";
import { isPasskeyWanted } from "@/lib/client/person/passkeys";
import { text } from "@/lib/domain/language/text";
import type { User } from "@/lib/schemas/person/user";

const PasskeyOffer = lazyWithRetry(async () => (await import("./passkey-offer")).PasskeyOffer);

/** Long enough to read the offer and decide. */
const SHOWN_MS = 60_000;

/**
 * Offers a passkey to users who have none and whose device can create one, unless they have declined permanently.
 * Failures are ignored: the user is signed in already.
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
  toast({
    title: text("live.signIn.welcome", { firstName }),
    description: text("live.signIn.done"),
    isAside: true,
  });
}

/**
 * Greets a user who has signed in without a passkey, and offers one.
 * @param password the password just typed, which saves asking for it again
 */
export function welcome(user: User, password?: string): void {
  greet(user);
  void offerPasskey(user, password);
}
