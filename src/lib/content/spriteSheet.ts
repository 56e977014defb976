/** Sprite sheets: one file with small pictures in a column, of which an image shows one. */

export type SpriteSheet = { src: string; names: readonly string[] }

export type SpriteImage = {
  src: string
  style: { width: number; height: number; objectFit: "none"; objectPosition: string }
}

/** The position and size of a picture in its row, and the height of each row, in pixels. */
export type SpriteBox = { left?: number; width: number; height: number; row: number }

/** Returns the source and style of an image that shows one picture of a sheet; null if the sheet lacks it. */
export function spriteImage(
  sheet: SpriteSheet | null | undefined,
  name: string,
  { left = 0, width, height, row: rowHeight }: SpriteBox,
): SpriteImage | null {
  const row = sheet?.names.indexOf(name) ?? -1
  if (!sheet || row < 0) return null
  return {
    src: sheet.src,
    // Without a size, the image would be as large as the whole sheet.
    style: { width, height, objectFit: "none", objectPosition: `${-left}px ${-row * rowHeight}px` },
  }
}
