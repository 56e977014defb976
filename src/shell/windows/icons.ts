/** The address of an icon of the site, of 32 pixels or of 16. */
export function iconOf(name: string, size: 16 | 32): string {
  return `/pictures/icons/${name}${size === 16 ? "-16" : ""}.png`
}
