/** A picture as text for a page: its data: URL, HTML and CSS. */

export type Picture = {
  bytes: Uint8Array<ArrayBuffer>
  /** The media type detected from the bytes, or else from the name. */
  type: string
  /** The file name without a folder, with an extension that fits the type. */
  name: string
  base64: string
  /** The claimed type, if it differs from the detected one; otherwise null. */
  claimed: string | null
}

export type Size = { width: number; height: number }

export function dataUrl({ type, base64 }: Pick<Picture, "type" | "base64">): string {
  return `data:${type};base64,${base64}`
}

function attribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;")
}

/** Returns an <img>, with its size if known, so that the page doesn't jump. */
export function html(url: string, alt: string, size: Size | null): string {
  const measures = size ? ` width="${size.width}" height="${size.height}"` : ""
  return `<img src="${url}" alt="${attribute(alt)}"${measures}>`
}

/** Returns a rule with the picture as a background. */
export function css(url: string, size: Size | null): string {
  const measures = size ? `  width: ${size.width}px;\n  height: ${size.height}px;\n` : ""
  return `.picture {\n${measures}  background: url("${url}") no-repeat;\n}\n`
}

/** Returns a file name with the right extension, without its folder. */
export function fileName(name: string, extension: string): string {
  const bare = name.replace(/^.*[\\/]/, "").replace(/\.[a-z\d]{1,5}$/i, "")
  return `${bare || "picture"}.${extension}`
}
