"use client";

import { useQuery } from "@tanstack/react-query";
import { panelPath } from "@/components/admin/panel-pages";
import { GuardedDialog } from "@/components/admin/shared/guarded-dialog";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { ClosureSaved } from "@/lib/schemas/closure/closure";
import type { Space } from "@/lib/schemas/space/space";
import { cancellationText, isLessonBeside } from "./closure-texts";
import { LessonLines } from "./lesson-lines";

/** A closure that was saved, and the lessons in its time. */
export function ClosureDone({ closure, onClose }: { closure: ClosureSaved; onClose: () => void }) {
  const spaces = useQuery<Pick<Space, "id" | "name">[]>({ queryKey: ["/api/spaces"] });
  const outcome = cancellationText(closure);
  return (
    <GuardedDialog title="La chiusura è salvata" description={closure.reason} onClose={onClose}>
      {({ close }) => (
        <div className="flex min-w-0 flex-col gap-4">
          {outcome && <p role="status">{outcome}</p>}
          <LessonLines
            lessons={closure.conflicts.filter(isLessonBeside(closure))}
            closure={closure}
            roomName={(id) => spaces.data?.find((space) => space.id === id)?.name ?? ""}
          />
          <p className="text-ink-2">
            Gli iscritti si avvisano in{" "}
            <Link className="underline" href={panelPath("courses")}>
              Corsi
            </Link>
            , con “Scrivi a tutti”.
          </p>
          <Button className="sm:self-end" onClick={close}>
            Ho capito
          </Button>
        </div>
      )}
    </GuardedDialog>
  );
}
