/** The fonts; each is a few kilobytes that are fetched on demand, figlet with the first. */

export type Font = { id: string; name: string; load: () => Promise<{ default: string }> }

export const fonts: readonly [Font, ...Font[]] = [
  { id: "standard", name: "Standard", load: () => import("figlet/importable-fonts/Standard.js") },
  { id: "big", name: "Big", load: () => import("figlet/importable-fonts/Big.js") },
  { id: "slant", name: "Slant", load: () => import("figlet/importable-fonts/Slant.js") },
  { id: "small", name: "Small", load: () => import("figlet/importable-fonts/Small.js") },
  { id: "small-slant", name: "Small Slant", load: () => import("figlet/importable-fonts/Small Slant.js") },
  { id: "mini", name: "Mini", load: () => import("figlet/importable-fonts/Mini.js") },
  { id: "block", name: "Block", load: () => import("figlet/importable-fonts/Block.js") },
  { id: "banner3", name: "Banner3", load: () => import("figlet/importable-fonts/Banner3.js") },
  { id: "shadow", name: "Shadow", load: () => import("figlet/importable-fonts/Shadow.js") },
  { id: "ansi-shadow", name: "ANSI Shadow", load: () => import("figlet/importable-fonts/ANSI Shadow.js") },
  { id: "script", name: "Script", load: () => import("figlet/importable-fonts/Script.js") },
  { id: "speed", name: "Speed", load: () => import("figlet/importable-fonts/Speed.js") },
  { id: "lean", name: "Lean", load: () => import("figlet/importable-fonts/Lean.js") },
  { id: "larry-3d", name: "Larry 3D", load: () => import("figlet/importable-fonts/Larry 3D.js") },
  { id: "isometric1", name: "Isometric1", load: () => import("figlet/importable-fonts/Isometric1.js") },
  { id: "doom", name: "Doom", load: () => import("figlet/importable-fonts/Doom.js") },
  { id: "ogre", name: "Ogre", load: () => import("figlet/importable-fonts/Ogre.js") },
  { id: "colossal", name: "Colossal", load: () => import("figlet/importable-fonts/Colossal.js") },
  { id: "roman", name: "Roman", load: () => import("figlet/importable-fonts/Roman.js") },
  { id: "rammstein", name: "Rammstein", load: () => import("figlet/importable-fonts/Rammstein.js") },
  { id: "graffiti", name: "Graffiti", load: () => import("figlet/importable-fonts/Graffiti.js") },
  { id: "star-wars", name: "Star Wars", load: () => import("figlet/importable-fonts/Star Wars.js") },
  { id: "sub-zero", name: "Sub-Zero", load: () => import("figlet/importable-fonts/Sub-Zero.js") },
  { id: "rounded", name: "Rounded", load: () => import("figlet/importable-fonts/Rounded.js") },
]

/** Returns the font with an id, or the first font. */
export function fontOf(id: string | null): Font {
  return fonts.find(font => font.id === id) ?? fonts[0]
}
