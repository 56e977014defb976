/** Addresses of page icons, named by the page's path or its kind. */

/** Returns the address of an icon, 32 or 16 CSS pixels wide and high. */
export function iconOf(name: string, size: 16 | 32): string {
  return `/pictures/icons/${name}${size === 16 ? "-16" : ""}.png`
}
