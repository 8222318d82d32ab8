import { useTranslations } from "next-intl";
import { Spinner } from "@/components/ui/spinner";

/** Shown at the right end of the header until the session is known. */
export function AccountSpinner() {
  const t = useTranslations("live");
  return (
    <span className="grid h-11.5 min-w-23 place-items-center sm:min-w-52 sm:justify-items-end sm:pr-4 [@media(scripting:none)]:hidden">
      <Spinner label={t("checking")} />
    </span>
  );
}
