/** A picture as text for a page: its data: URL, HTML and CSS. */

export type Picture = {
  bytes: Uint8Array<ArrayBuffer>
  /** The media type by the bytes, or where they say nothing, by the name. */
  type: string
  /** Without its folder; with an ending that fits the type. */
  name: string
  base64: string
  /** What it was said to be, where that is not what it is. */
  claimed: string | null
}

export type Size = { width: number; height: number }

export function dataUrl({ type, base64 }: Pick<Picture, "type" | "base64">): string {
  return `data:${type};base64,${base64}`
}

function attribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;")
}

/** An <img>; its size is written where it is known, so that the page doesn't jump. */
export function html(url: string, alt: string, size: Size | null): string {
  const measures = size ? ` width="${size.width}" height="${size.height}"` : ""
  return `<img src="${url}" alt="${attribute(alt)}"${measures}>`
}

/** A rule with the picture as a background. */
export function css(url: string, size: Size | null): string {
  const measures = size ? `  width: ${size.width}px;\n  height: ${size.height}px;\n` : ""
  return `.picture {\n${measures}  background: url("${url}") no-repeat;\n}\n`
}

/** A file's name with the ending that belongs to it. */
export function fileName(name: string, extension: string): string {
  const bare = name.replace(/^.*[\\/]/, "").replace(/\.[a-z\d]{1,5}$/i, "")
  return `${bare || "picture"}.${extension}`
}
