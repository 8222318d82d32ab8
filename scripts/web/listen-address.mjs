/**
 * The address that the web process listens on; undefined for all of them. Whoever reaches it past a trusted proxy could
 * claim any address: behind one on the same machine, nobody else gets in. BIND_ADDRESS says otherwise, for a proxy
 * elsewhere.
 */
export function listenAddress({ BIND_ADDRESS, trustsProxy }) {
  return BIND_ADDRESS || (trustsProxy ? "127.0.0.1" : undefined);
}
