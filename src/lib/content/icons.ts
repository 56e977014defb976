/** Where the icons of pages lie: one of 32 pixels and one of 16 for each, by the page's path or the name of its kind. */

/** The address of an icon, of 32 pixels or of 16. */
export function iconOf(name: string, size: 16 | 32): string {
  return `/pictures/icons/${name}${size === 16 ? "-16" : ""}.png`
}
