import { type RenderResult, render } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { PanelUser } from "@/components/admin/shared/panel-user";
import { QueryProvider } from "@/components/shared/query-provider";
import { HydrationProvider } from "@/components/ui/hydration";
import { SiteProvider } from "@/components/ui/site-context";
import { Toaster } from "@/components/ui/toaster";
import { dismissToast } from "@/components/ui/use-toast";
import { queryClient } from "@/lib/client/person/query-client";
import { setSession } from "@/lib/client/person/session";
import type { Role } from "@/lib/domain/person/roles";
import { siteFacts } from "@/lib/domain/site/site-facts";
import { panelMessages } from "@/lib/i18n/panel-messages";
import { SITE } from "./example-site";
import { type Answer, type LoopbackServer, startLoopbackServer } from "./loopback-server";

export interface RenderedApp extends RenderResult {
  user: UserEvent;
  /** The addresses that the component navigated to, in order. */
  visited: string[];
}

/**
 * The context of an Italian page: the site's data, and all texts, so that no test depends on which part provides which.
 */
export function InItalian({ children }: { children: ReactNode }) {
  return (
    <NextIntlClientProvider locale="it" messages={panelMessages}>
      <SiteProvider site={siteFacts(SITE)}>{children}</SiteProvider>
    </NextIntlClientProvider>
  );
}

/** Renders a component like a page of the site: with query client, router, address and toasts. */
export function renderApp(component: ReactNode, { pathname = "/" } = {}): RenderedApp {
  const visited: string[] = [];
  const go = (href: string) => {
    visited.push(href);
  };
  const router = {
    push: go,
    replace: go,
    refresh: () => {},
    back: () => {},
    forward: () => {},
    prefetch: () => {},
    bfcacheId: "",
  };
  // As in a newly opened tab.
  setSession(undefined);
  queryClient().clear();
  const view = render(
    <AppRouterContext value={router}>
      <PathnameContext value={pathname}>
        <InItalian>
          <QueryProvider>
            <HydrationProvider>{component}</HydrationProvider>
            <Toaster />
          </QueryProvider>
        </InItalian>
      </PathnameContext>
    </AppRouterContext>,
  );
  return { ...view, user: userEvent.setup(), visited };
}

/** Like `renderApp`, in the panel of a user with this role. */
export const renderPanel = (component: ReactNode, role: Role): RenderedApp =>
  renderApp(<PanelUser value={{ id: 1, role }}>{component}</PanelUser>);

/** Uploads use XMLHttpRequest, which sends a CORS preflight to a server of another origin. */
const allowingUploads =
  (answer: Answer): Answer =>
  (response, request, number) => {
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Allow-Headers", "*");
    if (request.method === "OPTIONS") response.writeHead(204).end();
    else answer(response, request, number);
  };

let servers: LoopbackServer[] = [];

/** The next test starts in a new browser, at the current time, without the servers of this one. */
afterEach(async () => {
  jest.useRealTimers();
  dismissToast();
  localStorage.clear();
  sessionStorage.clear();
  for (const server of servers.reverse()) await server.close();
  servers = [];
});

/**
 * A real server for the calls of components: relative URLs resolve to it, like to the site in a browser. It is closed
 * after the test.
 */
export async function serveApi(answer: Answer): Promise<LoopbackServer> {
  const server = await startLoopbackServer(allowingUploads(answer));
  const realFetch = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    realFetch(typeof input === "string" ? new URL(input, server.url) : input, init);
  const { open } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (method: string, url: string | URL) {
    open.call(this, method, new URL(url, server.url), true);
  };
  const api: LoopbackServer = {
    ...server,
    answerWith: (next) => server.answerWith(allowingUploads(next)),
    close: async () => {
      globalThis.fetch = realFetch;
      XMLHttpRequest.prototype.open = open;
      await server.close();
    },
  };
  servers.push(api);
  return api;
}
