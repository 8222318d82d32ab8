import { useTranslations } from "next-intl";
import { useState } from "react";
import {
  BookingDialogById,
  PaymentsDialogById,
  SeriesPaymentsDialog,
  TakeFeeDialog,
} from "@/components/admin/shared/lazy-dialogs";
import { lazyPart } from "@/components/admin/shared/lazy-part";
import { GrowingList } from "@/components/shared/table/growing-list";
import { useDebounced } from "@/components/shared/use-debounced";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { useFormats } from "@/components/ui/use-words";
import { groupOpenLines, withoutCutPayer } from "@/lib/domain/till/open-groups";
import type { OpenBalance, OpenSide } from "@/lib/schemas/till/payment";
import { amountOf, type BalanceDialog, OpenPayer } from "./open-payer";

const RepaymentDialog = lazyPart(async () => (await import("./repayment-dialog")).RepaymentDialog);

const titleOf = ({ payerName, title }: OpenBalance) => `${payerName}, ${title}`;

/**
 * Amounts due or to be refunded, by person and series, oldest first; searched by name or number. Each opens the payment
 * with its amount filled in.
 */
export function OpenBalances({ side }: { side: OpenSide }) {
  const t = useTranslations("panel.cash.open");
  const formats = useFormats();
  const [search, setSearch] = useState("");
  const q = useDebounced(search.trim());
  const [opened, setOpened] = useState<BalanceDialog | null>(null);
  const close = () => setOpened(null);
  const searchId = `cerca-${side}`;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-col gap-1.5 sm:max-w-96">
        <Label htmlFor={searchId}>{t(`search.${side}`)}</Label>
        <Input
          id={searchId}
          type="search"
          placeholder={t("placeholder")}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      <GrowingList<OpenBalance>
        path={`/api/reports/open?${new URLSearchParams({ side, ...(q ? { q } : {}) })}`}
        none={t(q ? "notFound" : `nothing.${side}`)}
        more={t(`more.${side}`)}
        whole={(lines) => withoutCutPayer(lines, (line) => amountOf(line, side))}
      >
        {(lines, amount) => (
          <>
            <p className="font-semibold tabular-nums">{t("sum", { amount: formats.cents(amount ?? 0) })}</p>
            <ul className="flex flex-col gap-4">
              {groupOpenLines(lines).map((group) => (
                <OpenPayer key={group.payerKey} group={group} side={side} onOpen={setOpened} />
              ))}
            </ul>
            {side === "refund" && opened?.what === "payment" && (
              <RefundOf opened={opened.line} lines={lines} onClose={close} />
            )}
          </>
        )}
      </GrowingList>
      {/* Stays open after the last payment, since the receipt is still to be issued. */}
      {side === "due" && opened?.what === "payment" && (
        <PaymentsDialogById
          kind={opened.line.kind}
          id={opened.line.id}
          startsWith="payment"
          onClose={close}
        />
      )}
      {opened?.what === "repayment" && (
        <RepaymentDialog
          bookingId={opened.line.id}
          amount={opened.line.refundDue + opened.line.depositReturnDue}
          title={titleOf(opened.line)}
          onClose={close}
        />
      )}
      {opened?.what === "booking" && <BookingDialogById id={opened.id} onClose={close} />}
      {opened?.what === "fee" && (
        <TakeFeeDialog
          fee={opened.line}
          title={opened.line.title}
          name={opened.line.payerName}
          onClose={close}
        />
      )}
      {opened?.what === "series" && <SeriesPaymentsDialog {...opened} onClose={close} />}
    </div>
  );
}

interface RefundOfProps {
  opened: OpenBalance;
  lines: readonly OpenBalance[];
  onClose: () => void;
}

/** Payment dialog of a refund; it closes once the refund is paid and its line is gone. */
function RefundOf({ opened, lines, onClose }: RefundOfProps) {
  const line = lines.find(({ kind, id }) => kind === opened.kind && id === opened.id);
  if (line === undefined) return null;
  return <PaymentsDialogById kind={line.kind} id={line.id} startsWith="refund" onClose={onClose} />;
}
