import { useTranslations } from "next-intl";
import { Coins } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { useFormats } from "@/components/ui/use-words";
import { paths } from "@/lib/paths";

/** Links from the user's bookings to an unpaid membership fee. Renders nothing if no fee is due. */
export function FeeDueNotice({
  dueAmount,
}: {
  /** Cents. */
  dueAmount: number;
}) {
  const t = useTranslations("membership.fees");
  const formats = useFormats();
  if (dueAmount === 0) return null;
  return (
    <p className="mb-5 flex items-start gap-2.5 rounded-lg bg-honey-100 px-4 py-3 text-honey-700">
      <Coins className="mt-0.5 size-5 shrink-0" />
      <span>
        {t("due", { amount: formats.cents(dueAmount) })}{" "}
        <Link href={paths.membership} className="font-semibold underline underline-offset-4">
          {t("toPay")}
        </Link>
      </span>
    </p>
  );
}
