/** What a string is taken for, where the library that does this for a living is at a loss: before Firefox, and hamsters. */
import type { Piece } from "./logic"
import { windowsName } from "./meanings"

export type Taken = { browser: string; engine: string; system: string; kind: string }

const named = (name: string, version: string) => [name, version].filter(Boolean).join(" ")

/** The browsers that say who they are, and what there is to know of them besides. */
const frank: Record<string, Partial<Taken>> = {
  Konqueror: { engine: "KHTML" },
  Lynx: { kind: "terminal" },
  NCSA_Mosaic: { engine: "its own, without a name" },
  Pertti: { engine: "KHTML, like Gecko", system: "Wheel", kind: "hamster" },
}

/** What the pieces of a string say by themselves; what they don't say, or others know better, is left out. */
export function takenFor(pieces: readonly Piece[]): Partial<Taken> {
  const products = pieces.filter(piece => piece.kind === "product")
  const parts = pieces.flatMap(piece => (piece.kind === "comment" ? piece.parts : []))
  const windows = parts.map(windowsName).find(name => name !== null)
  const system = windows ? { system: `Windows ${windows}`, kind: "desktop" } : {}
  const inBrackets = parts.map(part => /^(Konqueror)\/([\d.]+)/.exec(part)).find(found => found !== null)
  const self = products.find(({ name }) => Object.hasOwn(frank, name))
  const name = self?.name ?? inBrackets?.[1]
  if (name) {
    const library = products.find(product => product.name.startsWith("libwww"))
    return {
      ...system,
      ...(library ? { engine: named(library.name, library.version) } : {}),
      ...frank[name],
      browser: named(name, self?.version ?? inBrackets?.[2] ?? ""),
    }
  }
  const [first] = products
  // Whoever said Mozilla below 5, and not that it was only compatible, was Netscape.
  const isNetscape = first?.name === "Mozilla" && /^[1-4]\./.test(first.version)
  if (isNetscape && !parts.includes("compatible"))
    return { ...system, browser: named("Netscape", first.version), engine: "its own, without a name" }
  const explorer = parts.map(part => /^MSIE (\d+)/.exec(part)?.[1]).find(version => version !== undefined)
  return { ...system, ...(Number(explorer) >= 4 ? { engine: "Trident" } : {}) }
}

/**
 * The engine of Edge on telephones, which is not Edge's own of 2015: Apple's on an iPhone or iPad (EdgiOS), where the number
 * is AppleWebKit's, and Chrome's on Android (EdgA). Null for other browsers.
 */
export function edgeEngine(pieces: readonly Piece[]): string | null {
  const products = pieces.filter(piece => piece.kind === "product")
  const has = (name: string) => products.some(product => product.name === name)
  if (has("EdgiOS"))
    return named("WebKit", products.find(({ name }) => name === "AppleWebKit")?.version ?? "")
  return has("EdgA") ? "Blink" : null
}
