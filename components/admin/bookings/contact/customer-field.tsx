"use client";

import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useId, useState } from "react";
import { Field } from "@/components/ui/field";
import { Plus, UserRound } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { useActiveOption } from "@/components/ui/use-active-option";
import { api } from "@/lib/client/api-client";
import type { Person } from "@/lib/schemas/person";
import { cn } from "@/lib/utils";

const SHOWN = 6;
/** Fewer letters say nothing. */
const SHORTEST = 2;

interface CustomerFieldProps {
  autoFocus: boolean;
  onPerson: (person: Person) => void;
  /** Somebody who is not known yet; what was typed is the beginning. */
  onNew: (typed: string) => void;
  onDirtyChange: () => void;
}

/** Finds a customer by two letters of name, phone or e-mail; the last choice is somebody new. */
export function CustomerField({ autoFocus, onPerson, onNew, onDirtyChange }: CustomerFieldProps) {
  const listId = useId();
  const [text, setText] = useState("");
  const [active, setActive] = useState(0);
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
  const current = Math.min(active, Math.max(0, choices.length - 1));

  const activeId = choices.length > 0 ? `${listId}-${current}` : undefined;
  useActiveOption(activeId);

  function choose(person: Person | null): void {
    if (person) onPerson(person);
    else onNew(asked);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (choices.length === 0) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : choices.length - 1;
      setActive((current + step) % choices.length);
    } else if (event.key === "Enter") {
      event.preventDefault();
      // What was typed a moment ago has no answer yet.
      if (!people.isPending) choose(choices[current] ?? null);
    }
  }

  return (
    <div className="relative">
      <Field label="Cliente" hint="Due lettere del nome, del telefono o dell'e-mail.">
        <Input
          autoFocus={autoFocus}
          role="combobox"
          aria-expanded={choices.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          autoComplete="off"
          placeholder="Cerca o scrivi un nome nuovo"
          value={text}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setText(event.target.value);
            setActive(0);
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
        {choices.map((person, index) => (
          <div
            key={person?.id ?? "nuovo"}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === current}
            tabIndex={-1}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 hover:bg-sand-100 aria-selected:bg-sage-100"
            onPointerEnter={() => setActive(index)}
            onClick={() => choose(person)}
            onKeyDown={() => {}}
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
