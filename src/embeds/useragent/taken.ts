/** Detects browsers that the bowser library doesn't know: those older than Firefox, and hamsters. */
import type { Piece } from "./logic"
import { windowsName } from "./meanings"

export type Taken = { browser: string; engine: string; system: string; kind: string }

const named = (name: string, version: string) => [name, version].filter(Boolean).join(" ")

/** Browsers that name themselves in the string, and facts about them that it leaves out. */
const selfNamed: Record<string, Partial<Taken>> = {
  Konqueror: { engine: "KHTML" },
  Lynx: { kind: "terminal" },
  NCSA_Mosaic: { engine: "its own, without a name" },
  Toaster: { engine: "two slots", system: "Kitchen", kind: "toaster" },
  Pertti: { engine: "KHTML, like Gecko", system: "Wheel", kind: "hamster" },
}

/** Returns the facts that the pieces of a string give by themselves; all others are left to the library. */
export function takenFor(pieces: readonly Piece[]): Partial<Taken> {
  const products = pieces.filter(piece => piece.kind === "product")
  const parts = pieces.flatMap(piece => (piece.kind === "comment" ? piece.parts : []))
  const windows = parts.map(windowsName).find(name => name !== null)
  const system = windows ? { system: `Windows ${windows}`, kind: "desktop" } : {}
  const inBrackets = parts.map(part => /^(Konqueror)\/([\d.]+)/.exec(part)).find(found => found !== null)
  const self = products.find(({ name }) => Object.hasOwn(selfNamed, name))
  const name = self?.name ?? inBrackets?.[1]
  if (name) {
    const library = products.find(product => product.name.startsWith("libwww"))
    return {
      ...system,
      ...(library ? { engine: named(library.name, library.version) } : {}),
      ...selfNamed[name],
      browser: named(name, self?.version ?? inBrackets?.[2] ?? ""),
    }
  }
  const [first] = products
  // Mozilla below 5 without "compatible" was Netscape.
  const isNetscape = first?.name === "Mozilla" && /^[1-4]\./.test(first.version)
  if (isNetscape && !parts.includes("compatible"))
    return { ...system, browser: named("Netscape", first.version), engine: "its own, without a name" }
  const explorer = parts.map(part => /^MSIE (\d+)/.exec(part)?.[1]).find(version => version !== undefined)
  return { ...system, ...(Number(explorer) >= 4 ? { engine: "Trident" } : {}) }
}

/**
 * Returns the engine of Edge on phones, which never was Edge's own of 2015: WebKit with AppleWebKit's version on an
 * iPhone or iPad (EdgiOS), Blink on Android (EdgA). Null for other browsers.
 */
export function edgeEngine(pieces: readonly Piece[]): string | null {
  const products = pieces.filter(piece => piece.kind === "product")
  const has = (name: string) => products.some(product => product.name === name)
  if (has("EdgiOS"))
    return named("WebKit", products.find(({ name }) => name === "AppleWebKit")?.version ?? "")
  return has("EdgA") ? "Blink" : null
}
