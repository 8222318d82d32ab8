import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PendingList } from "./pending-list";

/** The list, or the shape of its cards while another is on its way. */
export function PendingResults({ children }: { children: ReactNode }) {
  return <PendingList label={useTranslations("search")("searching")}>{children}</PendingList>;
}
