"use client";

import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import type { Resource } from "./resource";
import { ResourceForm } from "./resource-form";

const NONE: readonly never[] = [];

/** The form of a new row on a tab of its own; after a success it starts afresh. */
export function AddTab<Row extends { id: number }, Values extends FieldValues, Output>({
  resource,
  onSaved,
}: {
  resource: Resource<Row, Values, Output>;
  onSaved: () => void;
}) {
  const [count, setCount] = useState(0);
  return (
    <section aria-label={resource.words.addTitle} className="flex flex-col gap-5">
      <h2 className="text-[1.7rem]">{resource.words.addTitle}</h2>
      <div className="rounded-xl border bg-surface p-4 shadow-rest sm:p-7">
        <ResourceForm
          key={count}
          resource={resource}
          row={null}
          all={NONE}
          onSaved={() => {
            setCount(count + 1);
            onSaved();
          }}
        />
      </div>
    </section>
  );
}
