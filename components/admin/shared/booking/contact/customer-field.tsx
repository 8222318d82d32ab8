"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { cn } from "@/components/ui/cn";
import { Field } from "@/components/ui/field";
import { Plus, UserRound } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { useCombobox } from "@/components/ui/use-combobox";
import { api } from "@/lib/client/api-client";
import type { Person } from "@/lib/schemas/panel/person";

const SHOWN = 6;
/** Fewer letters would match nearly everybody. */
const SHORTEST = 2;

interface CustomerFieldProps {
  autoFocus: boolean;
  onPerson: (person: Person) => void;
  /** Creates a new customer from the typed text. */
  onNew: (typed: string) => void;
  onDirtyChange: () => void;
}

/** Autocomplete for customers by name, phone or e-mail, from two letters on; the last option creates a new one. */
export function CustomerField({ autoFocus, onPerson, onNew, onDirtyChange }: CustomerFieldProps) {
  const [text, setText] = useState("");
  const asked = text.trim();
  const isAsking = asked.length >= SHORTEST;
  const people = useQuery({
    queryKey: ["/api/users", "customer", asked],
    queryFn: ({ signal }) =>
      api.get<Person[]>(`/api/users?${new URLSearchParams({ q: asked, pageSize: String(SHOWN) })}`, {
        signal,
      }),
    enabled: isAsking,
    refetchOnMount: "always",
  });
  const found = isAsking ? (people.data ?? []) : [];
  const choices = isAsking ? [...found, null] : [];
  const { box, listId, optionOf, startAgain } = useCombobox<Person | null>({
    choices,
    keyOf: (person) => String(person?.id ?? "nuovo"),
    isPending: people.isPending,
    onChoose: (person) => (person ? onPerson(person) : onNew(asked)),
  });

  return (
    <div className="relative">
      <Field label="Cliente" hint="Due lettere del nome, del telefono o dell'e-mail.">
        <Input
          autoFocus={autoFocus}
          {...box}
          placeholder="Cerca o scrivi un nome nuovo"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            startAgain();
            onDirtyChange();
          }}
        />
      </Field>
      <div
        id={listId}
        role="listbox"
        aria-label="Clienti trovati"
        className={cn(
          "mt-1 max-h-72 overflow-y-auto rounded-md border bg-surface p-1 shadow-floating",
          choices.length === 0 && "hidden",
        )}
      >
        {choices.map((person) => (
          <div
            key={person?.id ?? "nuovo"}
            {...optionOf(person)}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 hover:bg-sand-100 aria-selected:bg-sage-100"
          >
            {person ? <UserRound className="size-5 shrink-0" /> : <Plus className="size-5 shrink-0" />}
            <span className="min-w-0">
              <span className="block truncate font-semibold">
                {person ? `${person.firstName} ${person.lastName}` : `Nuovo cliente: ${asked}`}
              </span>
              {person && (
                <span className="block truncate text-[0.85rem] text-ink-2">
                  {[person.phone, person.email, person.memberUntil ? "socio" : null]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
              )}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
