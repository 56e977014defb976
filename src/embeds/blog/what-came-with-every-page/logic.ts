/** The load of the van, in the order in which it falls out, with its place on the road. */

export type Thing = { id: string; name: string; x: number; y: number; message: string }

export const load: readonly Thing[] = [
  { id: "fraction", name: "Fractions", x: 26, y: 148, message: "Exact fractions. You never know." },
  { id: "sun", name: "The sun", x: 40, y: 40, message: "The sun, in its correct position." },
  { id: "canvas", name: "A canvas", x: 70, y: 132, message: "A canvas, blank." },
  { id: "colours", name: "Colours", x: 122, y: 172, message: "All the colours. Some duplicates." },
  { id: "fireworks", name: "Fireworks", x: 110, y: 44, message: "Fireworks, lit." },
  { id: "list", name: "A list", x: 150, y: 146, message: "A list that can be sorted. It is empty." },
  { id: "letter", name: "Your letter", x: 84, y: 170, message: "And your letter. It says “Hello.”" },
]
