/** Facts derived from the address of an external link: its host, tile, icon and archived copy. */

/** Returns the host of an address without "www."; "" for an invalid address. */
export function hostOf(href: string): string {
  try {
    return new URL(href).hostname.replace(/^www\./, "")
  } catch {
    return ""
  }
}

/** The number of tile colours. */
export const toneCount = 6

/** Returns the tile of a host: its first letter or digit, and a constant colour from 0 to `tones` - 1. */
export function tileOf(href: string): { letter: string; tone: number } {
  const host = hostOf(href)
  const letter = /[\p{L}\p{N}]/u.exec(host)?.[0].toUpperCase() ?? "?"
  const sum = [...host].reduce((total, sign) => (total * 31 + (sign.codePointAt(0) ?? 0)) % 65_521, 7)
  return { letter, tone: sum % toneCount }
}

/** Returns the address of a host's icon at DuckDuckGo's icon service. */
export function faviconUrl(href: string): string {
  return `https://icons.duckduckgo.com/ip3/${hostOf(href)}.ico`
}

/** Returns the address of a page's newest copy in the Internet Archive. https://archive.org/help/wayback_api.php */
export function archiveUrl(href: string): string {
  return `https://web.archive.org/web/${href}`
}
