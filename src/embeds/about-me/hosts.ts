/** Groups the addresses that the browser requested on this site by host. */

export type Asked = { host: string; count: number; own: boolean }

/**
 * Counts requests by host, this site's own first, then by number and name. URLs without a host (data:, blob:) are
 * skipped.
 */
export function hostsOf(urls: readonly string[], ownHost: string): Asked[] {
  const counts = new Map<string, number>([[ownHost, 0]])
  for (const url of urls) {
    if (!/^(https?|wss?):/.test(url) || !URL.canParse(url)) continue
    const { host } = new URL(url)
    counts.set(host, (counts.get(host) ?? 0) + 1)
  }
  return [...counts]
    .map(([host, count]) => ({ host, count, own: host === ownHost }))
    .sort((a, b) => Number(b.own) - Number(a.own) || b.count - a.count || (a.host < b.host ? -1 : 1))
}

/** Describes the other hosts in a sentence. */
export function verdict(hosts: readonly Asked[]): string {
  const others = hosts.filter(({ own }) => !own)
  if (others.length === 0) return "No other site was asked for anything."
  const names = others.map(({ host, count }) => `${host} (${count})`)
  return `Others were asked too: ${names.join(", ")}.`
}
