/** Pertti's face as pixel art, one letter per pixel, small enough for the middle of a code. */

export const colours: Readonly<Record<string, string>> = {
  a: "#4a2410",
  b: "#c9772b",
  c: "#f59aa0",
  d: "#eba24c",
  e: "#1c1420",
  f: "#ffffff",
  g: "#fff0d2",
  h: "#6a5a7a",
  i: "#d8ccb8",
}

export const face: readonly string[] = [
  "........aaaaa......................aaaaa........",
  ".......abbbbba....................abbbbba.......",
  "......abbbbbbba..................abbbbbbba......",
  ".....abbbbbbbbba................abbbbbbbbba.....",
  "....abbbbbbbbbbba..............abbbbbbbbbbba....",
  "....abbbcccccbbba...aaaaaaaa...abbbcccccbbba....",
  "....abbcccccccbbaaaaddbbbbddaaaabbcccccccbba....",
  "....abbcccccccbbdddddbbbbbbdddddbbcccccccbba....",
  "....abbcccccccddddddbbbbbbbbddddddcccccccbba....",
  "....abbcccccdddddddbbbbbbbbbbdddddddcccccbba....",
  "....abbccccddddddddbbbbbbbbbbddddddddccccbba....",
  ".....abbccdddddddddbbbbbbbbbbdddddddddccbba.....",
  "......abbddddddddddbbbbbbbbbbddddddddddbba......",
  ".......adddddddddddbbbbbbbbbbddddddddddda.......",
  "......adddddddddddddbbbbbbbbddddddddddddda......",
  "......addddddddddddddbbbbbbdddddddddddddda......",
  ".....addddddddddddddddbbbbdddddddddddddddda.....",
  ".....addddddddeeeddddddddddddddeeedddddddda.....",
  "....addddddddeffeeddddddddddddeffeedddddddda....",
  "....addddddddeffeeddddddddddddeffeedddddddda....",
  "....addddddddeeeeeddddddddddddeeeeedddddddda....",
  "....addddddddeeeeeddddddddddddeeeeedddddddda....",
  "....adddddgggeeeheddddddddddddeeehegggddddda....",
  "....addgggggggeeegddggggggggddgeeegggggggdda....",
  "....adggggggggggggggggffcgggggggggggggggggda....",
  "aa..agggggggggggggggggccccggggggggggggggggga..aa",
  "..aaagggggggggggggggggccccgggggggggggggggggaaa..",
  "...agaagcccggggggggggggaaggggggggggggcccgaaga...",
  "..aggggcccccgggggggggggaagggggggggggcccccgggga..",
  "..aggggcccccgggggggaggaggaggagggggggcccccgggga..",
  "aaaaaaacccccggggggggaaggggaaggggggggcccccaaaaaaa",
  "..agggggcccgggggggggggffffgggggggggggcccggggga..",
  "..agggggggggggggggggggffffggggggggggggggggggga..",
  "...agaagggggggggggggggffffgggggggggggggggaaga...",
  "..aaagggggggggggggggggiiiigggggggggggggggggaaa..",
  "aa..agggggggggggggggggggggggggggggggggggggga..aa",
  ".....agggggggggggggggggggggggggggggggggggga.....",
  "......agggggggggggggggggggggggggggggggggga......",
  ".......aaagggggdddggggggggggggdddgggggaaa.......",
  "..........aaaaaaddddggggggggddddaaaaaa..........",
  "................aaaaddddddddaaaa................",
  "....................aaaaaaaa....................",
]

/** Returns the face as an SVG data URI. */
export function faceUri(): string {
  const paths = Object.entries(colours).map(([letter, colour]) => {
    const runs = face.flatMap((row, y) =>
      [...row.matchAll(new RegExp(`${letter}+`, "g"))].map(
        run => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`,
      ),
    )
    return `<path fill="${colour}" d="${runs.join("")}"/>`
  })
  const size = `viewBox="0 0 ${face[0]?.length} ${face.length}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} shape-rendering="crispEdges">${paths.join("")}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
