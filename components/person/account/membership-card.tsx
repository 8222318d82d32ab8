import { type CalendarDay, formatDayAfter } from "@/lib/domain/time/dates";

/** Until when the user is a member, and what it brings; renders nothing for somebody who never was one. */
export function MembershipCard({
  memberUntil,
  discountPercent,
  today,
}: {
  memberUntil: CalendarDay | null;
  /** Percent off the price of rooms for members. */
  discountPercent: number;
  today: CalendarDay;
}) {
  if (memberUntil === null) return null;
  const isMember = memberUntil >= today;
  return (
    <section
      aria-labelledby="membership-title"
      className="rounded-xl border bg-surface p-5 shadow-rest sm:p-8"
    >
      <h2 id="membership-title" className="text-[1.5rem]">
        Tessera
      </h2>
      <p className="mt-1.5">
        {isMember ? "La tua tessera è valida fino " : "La tua tessera è scaduta "}
        <strong>{formatDayAfter(isMember ? "al" : "il", memberUntil)}</strong>.
      </p>
      <p className="mt-1.5 text-ink-2 empty:hidden">
        {!isMember && "Per rinnovarla scrivici, o passa in segreteria."}
        {isMember &&
          discountPercent > 0 &&
          `Fino a quel giorno le sale ti costano il ${discountPercent}% in meno: lo sconto è già nel prezzo che vedi prima di prenotare.`}
      </p>
    </section>
  );
}
