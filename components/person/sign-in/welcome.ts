import { toast } from "@/components/ui/use-toast";
import { text } from "@/lib/domain/language/text";
import type { User } from "@/lib/schemas/person/user";
import { offerPasskey } from "./offer-passkey";

/** Greets who has just signed in. */
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
