"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { GuardedDialog } from "@/components/admin/shared/guarded-dialog";
import { Spinner } from "@/components/ui/spinner";
import { useTextResolver } from "@/components/ui/use-words";
import { failureText } from "@/lib/client/api-client";
import { fullName } from "@/lib/domain/person/full-name";
import type { ListedPerson } from "@/lib/schemas/panel/people";
import { ChooseOther } from "./choose-other";
import { ConfirmMerge } from "./confirm-merge";

interface MergeDialogProps {
  person: ListedPerson;
  /** Id of the other person, if already known. */
  otherId?: number;
  onClose: () => void;
  /** Called with the id of the surviving person. */
  onMerged: (into: number) => void;
}

/** Merges two records of the same person: first the other one is chosen, then the effects are confirmed. */
export function MergeDialog({ person, otherId: known, onClose, onMerged }: MergeDialogProps) {
  const t = useTranslations("panel.person");
  const word = useTextResolver();
  const [otherId, setOtherId] = useState<number | null>(known ?? null);
  const { data: other, error } = useQuery<ListedPerson>({
    queryKey: [`/api/people/${otherId}`],
    enabled: otherId !== null,
  });
  return (
    <GuardedDialog
      title={t("merge.title")}
      description={otherId === null ? t("merge.description", { name: fullName(person) }) : undefined}
      onClose={onClose}
      className="sm:w-[min(42rem,calc(100vw-3rem))]"
    >
      {() => {
        if (otherId === null) return <ChooseOther id={person.id} onChoose={setOtherId} />;
        if (error && !other) return <p role="alert">{word(failureText(error))}</p>;
        if (!other) return <Spinner label={t("loading")} />;
        return (
          <ConfirmMerge
            pair={[person, other]}
            onBack={known === undefined ? () => setOtherId(null) : onClose}
            onMerged={(into) => {
              onMerged(into);
              onClose();
            }}
          />
        );
      }}
    </GuardedDialog>
  );
}
