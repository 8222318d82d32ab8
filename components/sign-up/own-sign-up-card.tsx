import { useTranslations } from "next-intl";
import { ArrivalCode } from "@/components/booking/arrival-code";
import { Directions } from "@/components/booking/directions";
import { PaymentCodes } from "@/components/money/payment-codes";
import { Texts } from "@/components/shared/texts";
import type { OwnSignUp } from "@/lib/schemas/sign-up/sign-up";
import { SignUpCard } from "./sign-up-card";

/** The folded parts of a card: the codes of payment, the check-in code, and directions. */
export function SignUpFolds({ signUp, isPast }: { signUp: OwnSignUp; isPast: boolean }) {
  return (
    <>
      <PaymentCodes open={signUp} />
      {!isPast && (
        <>
          <ArrivalCode code={signUp.checkInCode} />
          <Directions />
        </>
      )}
    </>
  );
}

/** The courses and events of one tab of "Le Mie Prenotazioni". */
export function SignUpList({ signUps, isPast }: { signUps: readonly OwnSignUp[]; isPast: boolean }) {
  const t = useTranslations("ownSignUps");
  if (signUps.length === 0) return null;
  return (
    <section aria-label={t("title")} className="mt-5">
      <Texts of={["ownSignUps"]}>
        <ul className="flex flex-col gap-5">
          {signUps.map((signUp) => (
            <li key={`${signUp.kind} ${signUp.id}`}>
              <SignUpCard signUp={signUp}>
                <SignUpFolds signUp={signUp} isPast={isPast} />
              </SignUpCard>
            </li>
          ))}
        </ul>
      </Texts>
    </section>
  );
}
