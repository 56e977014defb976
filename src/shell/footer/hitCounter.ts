/** Addresses the hit counter of hitwebcounter.com, which returns a picture of a number. */

/** Size of the picture in CSS pixels. */
export const counterSize = { width: 115, height: 32 }

/** Returns the picture's URL for an id of that service: hits of the page, five digits, starting at 0. */
export function counterUrl(id: string): string {
  const query = new URLSearchParams({ page: id, style: "0036", nbdigits: "5", type: "page", initCount: "0" })
  return `https://hitwebcounter.com/counter/counter.php?${query}`
}
