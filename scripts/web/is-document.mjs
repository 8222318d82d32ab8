/** Whether a request is for a page as people see it: not for data, and not for a part of one that scripts put in place. */
export const isDocument = (request) =>
  (request.method === "GET" || request.method === "HEAD") &&
  request.headers.rsc === undefined &&
  !request.url.startsWith("/api/");
