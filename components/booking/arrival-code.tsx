import { useTranslations } from "next-intl";
import { Fold } from "@/components/shared/fold";
import { QrCode } from "@/components/shared/qr-code";

/** The QR code that the reception scans at check-in; inline, so that it is available offline. */
export function ArrivalCode({ code }: { code: string }) {
  const t = useTranslations("bookings.arrival");
  return (
    <Fold title={t("title")}>
      <div className="flex flex-wrap items-center gap-4 px-4 py-3">
        <QrCode text={code} label={t("label", { code })} />
        <p className="min-w-0 text-[0.95rem]">
          {t("show")}
          <span className="block font-semibold tracking-wider tabular-nums">{code}</span>
        </p>
      </div>
    </Fold>
  );
}
