/** The counter of hits at hitwebcounter.com: a picture with a number on it. */

/** How large the picture is, in pixels. */
export const counterSize = { width: 115, height: 32 }

/** The address of the picture for an id of that service: five digits, of the page, beginning at 0. */
export function counterUrl(id: string): string {
  const query = new URLSearchParams({ page: id, style: "0036", nbdigits: "5", type: "page", initCount: "0" })
  return `https://hitwebcounter.com/counter/counter.php?${query}`
}
