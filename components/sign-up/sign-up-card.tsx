"use client";

import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { BookingStatusBadge } from "@/components/booking/booking-status-badge";
import { WaysToPay } from "@/components/money/how-to-pay";
import { PaymentBadge } from "@/components/money/payment-badge";
import { OWN_IBAN_PROMPT, RefundIban } from "@/components/money/refund-iban";
import { CancelSignUpButton } from "@/components/sign-up/cancel-sign-up-button";
import { Link } from "@/components/ui/link";
import { api } from "@/lib/client/api-client";
import { linkedRefundPath, refundPath, signUpLinkPath } from "@/lib/client/money/refund-paths";
import { formatCents } from "@/lib/domain/money/money";
import { formatConfirmationNumber } from "@/lib/domain/site/confirmation-number";
import { paths } from "@/lib/paths";
import type { OwnSignUp } from "@/lib/schemas/sign-up/sign-up";

/** An own sign-up; it can be canceled here, after the refund is shown. */
export function SignUpCard({
  signUp,
  token,
  children,
}: {
  signUp: OwnSignUp;
  /** From the link in a mail; without it the session decides. */
  token?: string;
  children?: ReactNode;
}) {
  const router = useRouter();
  const path =
    token === undefined ? `/api/users/me/places/${signUp.kind}/${signUp.id}` : signUpLinkPath(token);
  const offering = { id: signUp.ofId, title: signUp.title };
  const isCanceled = signUp.status === "canceled";
  const facts: [label: string, value: string][] = [
    ["Quando", signUp.when || "Data da concordare"],
    ["Dove", signUp.where],
    ["Posti", String(signUp.seats)],
    ...(token === undefined
      ? []
      : [["A nome di", `${signUp.firstName} ${signUp.lastName}`] satisfies [string, string]]),
    ...(signUp.totalAmount > 0
      ? [["Totale", formatCents(signUp.totalAmount)] satisfies [string, string]]
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
            {signUp.kind === "event" ? "Evento" : "Corso"} · Iscrizione #
            {formatConfirmationNumber(signUp.kind, signUp.confirmationNumber)}
          </p>
        </div>
        <BookingStatusBadge status={signUp.status} />
      </div>
      <dl className="grid gap-x-6 gap-y-1.5 text-[0.97rem] sm:grid-cols-2">
        {facts.map(([label, value]) => (
          <div key={label} className="flex gap-2">
            <dt className="text-ink-2">{label}</dt>
            <dd className="min-w-0 font-medium break-words whitespace-pre-line tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {isCanceled && (
        <p className="text-[0.95rem]">
          {signUp.canceledBy === "centre" ? "Annullata dal centro" : "Annullata da te"}
          {signUp.cancelReason ? `: ${signUp.cancelReason}` : "."}
          {signUp.refundDue > 0 && ` Da rimborsare: ${formatCents(signUp.refundDue)}.`}
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
          asks={OWN_IBAN_PROMPT}
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
