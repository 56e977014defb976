/** A file of small pictures under one another, of which an image shows one. */

export type Sheet = { src: string; names: readonly string[] }

export type Shown = {
  src: string
  style: { width: number; height: number; objectFit: "none"; objectPosition: string }
}

/** Where a picture lies in its place of a sheet, and how high each place is, in pixels. */
export type Place = { left?: number; width: number; height: number; row: number }

/** How an image shows one picture of a sheet, if it is there. */
export function fromSheet(
  sheet: Sheet | null | undefined,
  name: string,
  { left = 0, width, height, row: each }: Place,
): Shown | null {
  const row = sheet?.names.indexOf(name) ?? -1
  if (!sheet || row < 0) return null
  return {
    src: sheet.src,
    // Its size is said here: the picture's own would be that of the whole sheet.
    style: { width, height, objectFit: "none", objectPosition: `${-left}px ${-row * each}px` },
  }
}
