import { usePathname } from "next/navigation";
import { languageOfPath } from "@/lib/domain/language/language-paths";

/** The path of the page without its language: "/spaces" on "/en/spaces". The same on the server and in the browser. */
export const usePagePath = (): string => languageOfPath(usePathname()).path;
