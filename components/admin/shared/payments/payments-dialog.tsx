import { useTranslations } from "next-intl";
import { useState } from "react";
import { GuardedDialog } from "@/components/admin/shared/guarded-dialog";
import { DEFAULT_LANGUAGE } from "@/lib/domain/language/languages";
import type { Balance } from "@/lib/domain/money/balance";
import type { ChargeKind } from "@/lib/domain/money/payment";
import { PaymentsSection } from "./payments-section";
import "@/lib/schemas/zod-config";
import { z } from "zod";
import { useAdminAction } from "@/components/admin/shared/use-admin-action";
import type { FormSection } from "@/components/shared/form/field-definitions";
import { SchemaForm } from "@/components/shared/form/schema-form";
import { Button } from "@/components/ui/button";
import { useFormats } from "@/components/ui/use-words";
import { api } from "@/lib/client/api-client";
import { formatCents } from "@/lib/domain/money/money";
import { typedAmount } from "./typed-amount";

export function PaymentsDialog({
  kind,
  id,
  balance,
  askedAmount,
  payBy,
  title,
  signUp,
  startsWith,
  onClose,
}: {
  kind: ChargeKind;
  id: number;
  balance: Balance;
  askedAmount?: number;
  /** Payment deadline, if it is a prepayment. */
  payBy?: string | null;
  title: string;
  /** API path for changing the total, and its current value in cents. */
  signUp?: { path: string; totalAmount: number };
  startsWith?: "payment" | "refund" | undefined;
  onClose: () => void;
}) {
  const t = useTranslations("panel.payments");
  return (
    <GuardedDialog
      title={t("title")}
      description={title}
      onClose={onClose}
      className="sm:w-[min(42rem,calc(100vw-3rem))]"
    >
      {({ setDirty }) => (
        <>
          <PaymentsSection
            kind={kind}
            id={id}
            balance={balance}
            askedAmount={askedAmount}
            payBy={payBy}
            startsWith={startsWith}
            onDirtyChange={setDirty}
          />
          {signUp && <SignUpAmount {...signUp} onDirtyChange={setDirty} />}
        </>
      )}
    </GuardedDialog>
  );
}

const formSchema = z.object({ totalAmount: typedAmount });

interface SignUpAmountProps {
  path: string;
  totalAmount: number;
  onDirtyChange: (isDirty: boolean) => void;
}

/** The total of a sign-up, in which staff can deviate from the list price. */
function SignUpAmount({ path, totalAmount, onDirtyChange }: SignUpAmountProps) {
  const t = useTranslations("panel.payments.total");
  const formats = useFormats();
  const [isChanging, setChanging] = useState(false);
  const act = useAdminAction();
  const done = () => {
    onDirtyChange(false);
    setChanging(false);
  };
  const sections: readonly FormSection<z.input<typeof formSchema>>[] = [
    {
      title: t("title"),
      fields: [
        {
          kind: "price",
          name: "totalAmount",
          label: t("label"),
          width: "half",
          placeholder: t("example"),
        },
      ],
    },
  ];
  return (
    <section aria-label={t("title")} className="flex flex-col gap-3 border-t border-sand-200 pt-5">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="tabular-nums">{t("now", { amount: formats.cents(totalAmount) })}</span>
        {!isChanging && (
          <Button variant="outline" onClick={() => setChanging(true)}>
            {t("change")}
          </Button>
        )}
      </p>
      {isChanging && (
        <SchemaForm
          schema={formSchema}
          sections={sections}
          defaultValues={{ totalAmount: formatCents(totalAmount, DEFAULT_LANGUAGE).replace(/\s*€$/, "") }}
          submitLabel={t("save")}
          onDirtyChange={onDirtyChange}
          onBack={done}
          onSubmit={async (change) => {
            await act(() => api.put(path, change), {
              success: t("changed"),
              description: formats.cents(change.totalAmount),
              failure: t("failed"),
            });
            done();
          }}
        />
      )}
    </section>
  );
}
