import { Check, CircleAlert } from "@/components/ui/icons";

/** The messages after returning from Stripe's payment page. The payment is recorded by the webhook, which may be later. */
const OUTCOMES = {
  riuscito: {
    className: "bg-sage-100 text-sage-800",
    Icon: Check,
    text: "Grazie, il pagamento è andato a buon fine. Qui compare appena la banca lo conferma, di solito entro un minuto.",
  },
  annullato: {
    className: "bg-honey-100 text-honey-700",
    Icon: CircleAlert,
    text: "Il pagamento non è stato completato: la prenotazione resta valida e puoi pagare più tardi.",
  },
} as const;

const isOutcome = (value: string): value is keyof typeof OUTCOMES => Object.hasOwn(OUTCOMES, value);

export function PaymentOutcome({ outcome }: { outcome: string | string[] | undefined }) {
  if (typeof outcome !== "string" || !isOutcome(outcome)) return null;
  const { className, Icon, text } = OUTCOMES[outcome];
  return (
    <p role="status" className={`mb-5 flex items-start gap-2.5 rounded-lg px-4 py-3 ${className}`}>
      <Icon className="mt-0.5 size-5 shrink-0" />
      <span>{text}</span>
    </p>
  );
}
