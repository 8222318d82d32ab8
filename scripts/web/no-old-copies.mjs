/**
 * Pages that Next.js keeps for as long as nothing changes would be kept as long by every proxy on the way, which hear of
 * no change. They may keep a copy, and have to ask each time whether it is still good.
 */
export function forbidOldCopies(response) {
  const { setHeader } = response;
  response.setHeader = (name, value) => {
    const isKeptByProxies = name.toLowerCase() === "cache-control" && String(value).includes("s-maxage");
    return setHeader.call(response, name, isKeptByProxies ? "no-cache" : value);
  };
}
