import type { Booking } from "@/lib/schemas/booking";

/** What was paid by transfer goes back to an IBAN that is asked for: on her card, or in the answer of who has no account. */
export function askForIban(bookings: readonly Pick<Booking, "refundDue" | "userId">[]): string[] {
  if (bookings.every(({ refundDue }) => refundDue === 0)) return [];
  const where = bookings.some(({ userId }) => userId !== null)
    ? "indica l'IBAN per il rimborso in «Le Mie Prenotazioni», tra quelle passate"
    : "rispondi con l'IBAN per il rimborso";
  return [`Se hai pagato con bonifico, ${where}: lo cancelliamo appena il rimborso è pagato.`];
}
