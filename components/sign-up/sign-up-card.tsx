"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { BookingStatusBadge } from "@/components/booking/booking-status-badge";
import { WaysToPay } from "@/components/money/how-to-pay";
import { PaymentBadge } from "@/components/money/payment-badge";
import { RefundIban } from "@/components/money/refund-iban";
import { ConfirmDialog } from "@/components/shared/feedback/confirm-dialog";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { UnbrokenHours } from "@/components/ui/unbroken-hours";
import { toast } from "@/components/ui/use-toast";
import { useFormats, useTextResolver } from "@/components/ui/use-words";
import { api, failureText } from "@/lib/client/api-client";
import { linkedRefundPath, refundPath, signUpLinkPath } from "@/lib/client/money/refund-paths";
import type { TotalAndPaid } from "@/lib/domain/money/cancellation-outcome";
import { refundText } from "@/lib/domain/money/outcome-texts";
import { fullName } from "@/lib/domain/person/full-name";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import { paths } from "@/lib/paths";
import type { OwnSignUp } from "@/lib/schemas/sign-up/sign-up";

interface SignUpCardProps {
  signUp: OwnSignUp;
  /** The token of a mailed link; without it, the session authorises the request. */
  token?: string;
  children?: ReactNode;
}

export function SignUpCard({ signUp, token, children }: SignUpCardProps) {
  const t = useTranslations("ownSignUps");
  const formats = useFormats();
  const router = useRouter();
  const path =
    token === undefined ? `/api/users/me/places/${signUp.kind}/${signUp.id}` : signUpLinkPath(token);
  const offering = { slug: signUp.ofSlug };
  const isCanceled = signUp.status === "canceled";
  const facts: [label: string, value: string][] = [
    [t("when"), signUp.when || t("toBeAgreed")],
    [t("where"), signUp.where],
    [t("seats"), String(signUp.seats)],
    ...(token === undefined ? [] : [[t("inTheNameOf"), fullName(signUp)] satisfies [string, string]]),
    ...(signUp.totalAmount > 0 || signUp.passId !== undefined
      ? [
          [
            t("total"),
            signUp.passId === undefined ? formats.cents(signUp.totalAmount) : t("paidWithPass"),
          ] satisfies [string, string],
        ]
      : []),
  ];
  return (
    <article className="flex min-w-0 flex-col gap-4 rounded-lg border bg-surface p-5 shadow-rest">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-[1.45rem]">
            <Link
              href={signUp.kind === "event" ? paths.event(offering) : paths.course(offering)}
              className="-mt-1.5 inline-flex min-h-11 items-center decoration-sage-300 decoration-2 underline-offset-4 hover:underline"
            >
              {signUp.title}
            </Link>
          </h2>
          <p className="text-[0.92rem] text-ink-2 tabular-nums">
            {t(signUp.kind, { number: formatConfirmationNumber(signUp.kind, signUp.confirmationNumber) })}
          </p>
        </div>
        <BookingStatusBadge status={signUp.status} />
      </div>
      <dl className="grid gap-x-6 gap-y-1.5 text-[0.97rem] sm:grid-cols-2">
        {facts.map(([label, value]) => (
          <div key={label} className="flex gap-2">
            <dt className="text-ink-2">{label}</dt>
            <dd className="min-w-0 font-medium break-words whitespace-pre-line tabular-nums">
              <UnbrokenHours>{value}</UnbrokenHours>
            </dd>
          </div>
        ))}
      </dl>
      {isCanceled && (
        <p className="text-[0.95rem]">
          {signUp.canceledBy === "centre" ? t("canceledByCentre") : t("canceledByYou")}
          {signUp.cancelReason ? `: ${signUp.cancelReason}` : "."}
          {signUp.refundDue > 0 && ` ${t("toRefund", { amount: formats.cents(signUp.refundDue) })}`}
        </p>
      )}
      {signUp.dueAmount > 0 ? (
        <WaysToPay open={signUp} />
      ) : (
        signUp.paymentStatus === "paid" && <PaymentBadge status="paid" className="self-start" />
      )}
      {children}
      {signUp.refundDue > 0 && (
        <RefundIban
          path={token === undefined ? refundPath(signUp.kind, signUp.id) : linkedRefundPath(token)}
          isByLink={token !== undefined}
        />
      )}
      {signUp.canGiveUp && (
        <div className="flex justify-end border-t pt-4">
          <CancelSignUpButton
            title={signUp.title}
            money={signUp}
            cancel={async () => {
              await api.delete(path);
              router.refresh();
            }}
          />
        </div>
      )}
    </article>
  );
}

interface CancelSignUpButtonProps {
  title: string;
  money: TotalAndPaid & { refundPercent: number };
  cancel: () => Promise<void>;
}

function CancelSignUpButton({ title, money, cancel }: CancelSignUpButtonProps) {
  const t = useTranslations("ownSignUps.cancel");
  const word = useTextResolver();
  const [isOpen, setOpen] = useState(false);
  const confirm = async () => {
    try {
      await cancel();
      toast({ title: t("done"), description: t("doneText") });
    } catch (error) {
      toast({ variant: "destructive", title: t("failed"), description: failureText(error) });
      throw error;
    }
  };
  return (
    <>
      <Button variant="outline" className="w-full sm:w-auto" onClick={() => setOpen(true)}>
        {t("button")}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t("title")}
        description={t("text", { title, refund: word(refundText(money, money.refundPercent)) })}
        confirmLabel={t("confirm")}
        cancelLabel={t("keep")}
        destructive
        onConfirm={confirm}
      />
    </>
  );
}
