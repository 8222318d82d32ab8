import { Check, CircleAlert } from "@/components/ui/icons";

/** What is said to who comes back from the page where cards are charged. The webhook has the last word, and may be later. */
const OUTCOMES = {
  riuscito: {
    look: "bg-sage-100 text-sage-800",
    Icon: Check,
    text: "Grazie, il pagamento è andato a buon fine. Qui compare appena la banca lo conferma, di solito entro un minuto.",
  },
  annullato: {
    look: "bg-honey-100 text-honey-700",
    Icon: CircleAlert,
    text: "Il pagamento non è stato completato: la prenotazione resta valida e puoi pagare più tardi.",
  },
} as const;

const isOutcome = (value: string): value is keyof typeof OUTCOMES => Object.hasOwn(OUTCOMES, value);

export function PaymentOutcome({ outcome }: { outcome: string | string[] | undefined }) {
  if (typeof outcome !== "string" || !isOutcome(outcome)) return null;
  const { look, Icon, text } = OUTCOMES[outcome];
  return (
    <p role="status" className={`mb-5 flex items-start gap-2.5 rounded-lg px-4 py-3 ${look}`}>
      <Icon className="mt-0.5 size-5 shrink-0" />
      <span>{text}</span>
    </p>
  );
}
