import { ArrivalCode } from "@/components/booking/arrival-code";
import { Directions } from "@/components/booking/directions";
import { PaymentCodes } from "@/components/money/payment-codes";
import type { OwnSignUp } from "@/lib/schemas/sign-up/sign-up";
import { SignUpCard } from "./sign-up-card";

/** The collapsible parts of a card: payment codes, check-in code and directions. */
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

export const OwnSignUpCard = ({ signUp, isPast }: { signUp: OwnSignUp; isPast: boolean }) => (
  <SignUpCard signUp={signUp}>
    <SignUpFolds signUp={signUp} isPast={isPast} />
  </SignUpCard>
);
