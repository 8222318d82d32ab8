import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PendingList } from "./pending-list";

/** The list, or skeletons of its cards while another list is loading. */
export function PendingResults({ children }: { children: ReactNode }) {
  return <PendingList label={useTranslations("search")("searching")}>{children}</PendingList>;
}
