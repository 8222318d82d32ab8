import { QrCode } from "@/components/shared/qr-code";
import { ChevronDown } from "@/components/ui/icons";

/** What the desk reads with its camera when somebody arrives, in the page itself: it opens without a network. */
export function ArrivalCode({ code }: { code: string }) {
  return (
    <details className="group">
      <summary className="flex min-h-11 list-none items-center justify-between gap-2 rounded-md border border-sand-200 px-4 font-medium hover:bg-sand-100 [&::-webkit-details-marker]:hidden">
        Codice QR per l'arrivo
        <ChevronDown className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="flex flex-wrap items-center gap-4 px-4 py-3">
        <QrCode text={code} label={`Codice QR: ${code}`} />
        <p className="min-w-0 text-[0.95rem]">
          Mostralo in segreteria.
          <span className="block font-semibold tracking-wider tabular-nums">{code}</span>
        </p>
      </div>
    </details>
  );
}
