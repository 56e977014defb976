/** Icons of codes, markup and text art. */
import { ink, white } from "../palette"
import { page } from "./figures"
import type { Icons } from "./pen"
import { coal, purple, red, sheet, silver } from "./tones"

export const codes: Icons = {
  "every-css-selector": p => {
    page(p, 3, 0, 26, 32)
    if (p.small) {
      p.art(
        4,
        5,
        "..UU..UU..",
        ".U......U.",
        ".U......U.",
        "U........U",
        ".U......U.",
        ".U......U.",
        "..UU..UU..",
      )
      return
    }
    for (const side of [-1, 1])
      p.line(
        "#2f62d8",
        2,
        ...[3, 8, 6, 8, 6, 15, 8, 17, 6, 19, 6, 26, 3, 26].map((n, i) => (i % 2 ? n : 15.5 + side * n)),
      )
  },
  "html-hell-scorelist": p => {
    p.box(sheet, 4, 0, 24, 27)
    if (p.small) p.text("<>", 16, 8, ink)
    else p.text("</>", 16.5, 8, ink, "heavy")
    p.shape(red, 0, 31, 0, 20, 4, 23, 6, 13, 11, 20, 16, 11, 21, 20, 26, 13, 28, 23, 32, 20, 32, 31)
    p.area("#ff9a20", 5, 30, 7, 22, 11, 26, 16, 18, 21, 26, 25, 22, 27, 30)
    p.area("#ffe020", 11, 30, 16, 23, 21, 30)
  },
  "ascii-juhq": p => {
    p.box(silver, 0, 2, 32, 28)
    p.bar(ink, 2, 4, 28, 24)
    if (p.small) p.text("JU", 15, 13, "#50ff60")
    else p.text("JUHQ", 16.5, 14, "#50ff60", "tight")
    p.bar("#50ff60", 4, 22, 5, 2)
  },
  "ascii-animations": p => {
    p.box(coal, 3, 0, 26, 32)
    for (let y = 2; y < 31; y += 4) {
      p.bar(white, 5, y, 2, 2)
      p.bar(white, 25, y, 2, 2)
    }
    for (const [i, face] of [":)", ":O", ":("].entries()) {
      p.bar("#c8e8ff", 9, 2 + i * 10, 14, 8)
      if (!p.small) p.text(face, 16.5, 6.5 + i * 10, ink, "tiny")
      else p.dot(ink, 12, 4 + i * 10, 12, 8 + i * 10, 18, 6 + i * 10)
    }
  },
  "juhq-in-binary": p => {
    for (const y of [4, 10, 16, 22]) {
      p.bar("#808080", 0, y, 32, 2)
      p.bar("#c0c0c0", 0, y, 32, 1)
    }
    p.box(coal, 4, 0, 24, 32)
    p.text("10", 16, 9, "#ffd400", "heavy")
    p.text("01", 16, 22, "#ffd400", "heavy")
  },
  "juhq-in-hex": p => {
    p.shape(purple, 16, 0, 30, 8, 30, 24, 16, 32, 2, 24, 2, 8)
    p.text("6A", 16.5, 16, white, "heavy")
  },
  juhqr: p => {
    p.box(sheet, 0, 0, 32, 32)
    const rows = [
      "11111110101111",
      "10000010011000",
      "10111010101011",
      "10111010011011",
      "10000010101000",
      "11111110101111",
      "00000000110000",
      "11011011010110",
      "01100101101100",
      "11111100110011",
      "10000101011010",
      "10110100101110",
      "10110111010011",
      "10000101101101",
    ]
    if (p.small) {
      for (const [x, y] of [
        [4, 4],
        [20, 4],
        [4, 20],
      ] as const) {
        p.bar(ink, x, y, 8, 8)
        p.bar(white, x + 2, y + 2, 4, 4)
      }
      const cells = [
        14, 4, 16, 8, 14, 14, 18, 16, 4, 14, 8, 16, 22, 14, 26, 18, 18, 20, 22, 22, 14, 24, 26, 26, 18, 26,
      ]
      p.dot(ink, ...cells)
      p.clip()
      return
    }
    for (const [y, row] of rows.entries())
      for (const [x, cell] of [...row].entries()) if (cell === "1") p.bar(ink, 2 + x * 2, 2 + y * 2, 2, 2)
    p.clip()
  },
}
