/** Pertti from the side, 30 by 20 pixels with a letter a pixel: his head, bare or in a helmet, and two steps. */

export const fur: Readonly<Record<string, string>> = {
  a: "#4a2410",
  b: "#c9772b",
  c: "#f59aa0",
  d: "#eba24c",
  e: "#1c1420",
  f: "#ffffff",
  g: "#fff0d2",
  j: "#ffd400",
  k: "#fff2a0",
}

const bare = [
  "................aa............",
  "...............abba...........",
  "..............abbbba..........",
  "..............abccbaaaa.......",
  "........aaaaaaabccbddddaa.....",
  "......aadbbbdddbccbdddddda....",
  "....aabbbbbbbbbdbbdddddddda...",
  "...adbbbbbbbbbbddddddefddda...",
  "..addbbbbbbbbbdddddddeedddda..",
]

const helmet = [
  "................aaaaaaa.......",
  "...............abbjkkjjaa.....",
  "..............abjjjkkjjjja....",
  "..............abjjjkkjjjja....",
  "........aaaaaaajjjjkkjjjjjaa..",
  "......aadbbbddjjjjjjjjjjjjjja.",
  "....aabbbbbbbbbddddddddddddda.",
  "...adbbbbbbbbbbddddddefddddda.",
  "..addbbbbbbbbbddddddeeddddda..",
]

const body = [
  "..adddbbbbbbbbddddddgeegddcca.",
  "..addddddbbbddddddggggggggcca.",
  ".addddddddddddddddcgggggggaa..",
  "accdddddddddgggdddcggggaaaa...",
  "accdddddggggggggddgggggggga...",
  ".aadddggggggggggggddggggaa....",
  "...addgggggggggggggggaaa......",
]

const steps = [
  [
    "....aadgggggggggggggaa........",
    "....acccdgggggggggaccca.......",
    "....acccaacccaacccaccca.......",
    ".....aaa..aaa..aaa.aaa........",
  ],
  [
    "....acdgggggggggggggaa........",
    "....acccdgggggggggaccca.......",
    ".....aaaaacccaaaaaaccca.......",
    "..........aaa......aaa........",
  ],
] as const

/** Returns his rows facing right; `step` is 0 or 1. */
export function hamster(step: number, atWork: boolean): string[] {
  return [...(atWork ? helmet : bare), ...body, ...steps[step % 2 === 0 ? 0 : 1]]
}
