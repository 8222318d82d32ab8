import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { authHeadings } from "@/components/person/sign-in/auth-headings";
import { AuthPanel } from "@/components/person/sign-in/auth-panel";
import { loginFormContent } from "@/components/person/sign-in/login-form-content";
import { Texts } from "@/components/shared/texts";
import { Image } from "@/components/ui/image";
import { currentUser } from "@/lib/auth/current-user";
import type { AuthModal } from "@/lib/client/person/use-auth-modal";
import { currentSite } from "@/lib/data/site/current-site";
import { pathIn } from "@/lib/domain/language/language-paths";
import { sitePath } from "@/lib/domain/site/site-path";
import { paths } from "@/lib/paths";
import { unlistedMetadata } from "@/lib/seo/page-metadata";

type Query = Record<string, string | string[] | undefined>;

const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

interface AuthPageProps {
  searchParams: Promise<Query>;
}

const formOf = (query: Query): AuthModal => {
  const mode = single(query.mode);
  return mode === "register" || mode === "password" ? mode : "login";
};

export async function generateMetadata({ searchParams }: AuthPageProps): Promise<Metadata> {
  const headings = authHeadings(await getTranslations("signIn"));
  return unlistedMetadata(headings[formOf(await searchParams)].title, paths.auth);
}

/**
 * Login, by code or password (`?mode=password`), and registration (`?mode=register`). Signed-in users are redirected to
 * `?next=`.
 */
export default async function AuthPage({ searchParams }: AuthPageProps) {
  const query = await searchParams;
  const home = pathIn(await getLocale(), paths.home);
  const next = sitePath(single(query.next) ?? single(query.callbackUrl)) ?? home;
  if (await currentUser()) redirect(next);
  const t = await getTranslations("signIn");
  return (
    <div className="page-width grid gap-10 py-8 lg:grid-cols-2 lg:py-14">
      <div className="relative min-h-120 self-stretch overflow-hidden lg:sticky lg:top-24 lg:h-[min(46rem,calc(100dvh-8rem))] lg:self-start rounded-2xl bg-sand-100 shadow-raised max-lg:hidden dark:brightness-90">
        <Image
          fill
          src="/images/spaces/space-13.webp"
          alt=""
          sizes="(min-width: 1200px) 580px, 48vw"
          className="object-cover"
        />
      </div>
      <div className="mx-auto w-full max-w-xl self-center rounded-xl border bg-surface p-5 shadow-raised sm:p-9">
        <Texts of={["signIn"]}>
          <AuthPanel
            initialForm={formOf(query)}
            next={next}
            prefersOwnPath={next === home}
            headings={authHeadings(t)}
            loginContent={loginFormContent(t, (await currentSite()).hasMail)}
          >
            <noscript>
              <p role="alert" className="mb-6 rounded-md bg-honey-100 px-4 py-3 text-honey-700">
                {t("needsScript")}
              </p>
            </noscript>
          </AuthPanel>
        </Texts>
      </div>
    </div>
  );
}
