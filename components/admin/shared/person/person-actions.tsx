"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { NewBookingDialog } from "@/components/admin/shared/booking/new-booking/new-booking-dialog";
import type { FoundPerson } from "@/components/admin/shared/person-field/person-choice";
import { Button } from "@/components/ui/button";
import { CalendarPlus, Mail } from "@/components/ui/icons";
import { hasEmail } from "@/lib/domain/person/email";
import type { Person } from "@/lib/schemas/panel/person";

/** Actions for a person: a booking in their name, a message. */
export function PersonActions({ person }: { person: Person }) {
  const [isBooking, setBooking] = useState(false);
  const close = () => setBooking(false);
  const found = useQuery<(FoundPerson & { userId: number | null })[]>({
    queryKey: [`/api/people?${new URLSearchParams({ q: person.username })}`],
    enabled: isBooking,
  });
  const booker = found.data?.find(({ userId }) => userId === person.id);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button variant="action" onClick={() => setBooking(true)}>
        <CalendarPlus />
        Prenota
      </Button>
      {hasEmail(person.email) ? (
        <Button variant="outline" asChild>
          <a href={`mailto:${person.email}`}>
            <Mail />
            Scrivi
          </a>
        </Button>
      ) : (
        <span className="text-[0.92rem] text-ink-2">Nessun indirizzo e-mail</span>
      )}
      {isBooking && booker && <NewBookingDialog person={booker} onClose={close} onBooked={close} />}
    </div>
  );
}
