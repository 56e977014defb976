/** What is known of a link to elsewhere from its address alone: whose it is, its icon, and where old copies of it are. */

/** The host of an address without "www."; an empty text where it is no address. */
export function hostOf(href: string): string {
  try {
    return new URL(href).hostname.replace(/^www\./, "")
  } catch {
    return ""
  }
}

/** How many colours there are for the tiles of hosts. */
export const tones = 6

/** The tile that stands for a host: its first letter or digit, and a colour from 0 to `tones` - 1 that is always the same. */
export function tileOf(href: string): { letter: string; tone: number } {
  const host = hostOf(href)
  const letter = /[\p{L}\p{N}]/u.exec(host)?.[0].toUpperCase() ?? "?"
  const sum = [...host].reduce((total, sign) => (total * 31 + (sign.codePointAt(0) ?? 0)) % 65_521, 7)
  return { letter, tone: sum % tones }
}

/** The icon of a host at a service that knows the icons of most. */
export function faviconUrl(href: string): string {
  return `https://icons.duckduckgo.com/ip3/${hostOf(href)}.ico`
}

/** The newest copy of a page in the Internet Archive. https://archive.org/help/wayback_api.php */
export function archiveUrl(href: string): string {
  return `https://web.archive.org/web/${href}`
}
