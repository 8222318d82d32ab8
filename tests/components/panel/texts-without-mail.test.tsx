import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider, useTranslations } from "next-intl";
import { PageTexts } from "@/components/admin/generated/impostazioni-persone-texts";
import { lazyPart } from "@/components/admin/shared/lazy-part";
import { SiteProvider } from "@/components/ui/site-context";
import { siteFacts } from "@/lib/domain/site/site-facts";
import live from "@/messages/it/live.json";
import { SITE } from "@/tests/helpers/example-site";

/** Texts of the page Persone del centro that have another version on a site without mail. */
function Promises() {
  const t = useTranslations("panel.staff");
  return (
    <>
      <p>{t("invitation.text")}</p>
      <p>{t("invitations.withdrawText", { email: "lia@example.com" })}</p>
    </>
  );
}
const LazyPromises = lazyPart(async () => Promises);

const inPage = (
  <PageTexts>
    <Promises />
  </PageTexts>
);

/** The texts shown are those that the panel's generated files add. */
const renderOnSite = (hasMail: boolean, isLazy: boolean) =>
  render(
    <NextIntlClientProvider locale="it" messages={{ live }}>
      <SiteProvider site={siteFacts({ ...SITE, hasMail })}>{isLazy ? <LazyPromises /> : inPage}</SiteProvider>
    </NextIntlClientProvider>,
  );

it.each([
  ["a page", false],
  ["a lazily loaded part", true],
])("the panel's texts in %s promise an e-mail only on a site that sends mail", async (_, isLazy) => {
  const { unmount } = renderOnSite(true, isLazy);
  expect(await screen.findByText(/^Riceve per e-mail un link/)).toBeVisible();
  expect(screen.getByText(/^Il link mandato a lia@example\.com/)).toBeVisible();
  unmount();
  renderOnSite(false, isLazy);
  expect(await screen.findByText(/^Qui ricevi un link/)).toBeVisible();
  expect(screen.getByText(/^Il link per lia@example\.com/)).toBeVisible();
});
