import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PendingList } from "./pending-list";

export function PendingResults({ children }: { children: ReactNode }) {
  return <PendingList label={useTranslations("search")("searching")}>{children}</PendingList>;
}
