/**
 * Headers by which the parts of Next.js talk to each other. From outside they are claims: one of them made Next.js
 * answer a page with `{}`. Only what its router in the browser sends is let through, and only with a request for a part
 * of a page.
 */
const FRAMEWORK =
  /^(?:rsc$|next-|x-(?:action|deployment|invocation|invoke|matched|middleware|next|nextjs|now|prerender|vercel)(?:-|$))/;
/** What the router sends (node_modules/next/dist/client/components/app-router-headers.js). */
const OF_THE_ROUTER = new Set([
  "rsc",
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-url",
]);
/** What Next.js and this server need of a request for a part of a page that is the same for everybody. */
const OF_ANY_PART = new Set([...OF_THE_ROUTER, "accept-encoding", "host", "x-request-id"]);

/** Whether Next.js's router in a browser asks for a part of a page. */
export const isPartRequest = ({ method, url, headers }) =>
  method === "GET" && headers.rsc === "1" && !url.startsWith("/api/");

/** Removes from a request what only the framework itself may say. */
export function dropFrameworkHeaders(request) {
  const isPart = isPartRequest(request);
  for (const name of Object.keys(request.headers))
    if (FRAMEWORK.test(name) && !(isPart && OF_THE_ROUTER.has(name))) delete request.headers[name];
}

/** Leaves of a request for a part of a page what the part may depend on when it is the same for everybody. */
export function dropPersonalHeaders(request) {
  for (const name of Object.keys(request.headers)) if (!OF_ANY_PART.has(name)) delete request.headers[name];
}
