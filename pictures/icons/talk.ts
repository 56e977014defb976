/** Icons of talk: machines, excuses, quotes, a word and a hamster. */
import { amber, ink, moss, red as redInk, white } from "../palette"
import { bubble, moai } from "./figures"
import type { Icons } from "./pen"
import { blue, brown, gold, green, grey, red, sheet, silver, wood, yellow } from "./tones"

export const talk: Icons = {
  "excuse-generator": p => {
    bubble(p, sheet, 0, 2, 32, 19)
    if (p.small) for (const x of [7, 15, 23]) p.bar(redInk, x, 10, 3, 3)
    else p.text("SORRY", 16.5, 11.5, redInk, "tight")
  },
  "excuse/hall-of-fame": p => {
    p.body(gold, m => {
      m.arc(white, 3, 8, 9, 5, 0, 360)
      m.arc(white, 3, 23, 9, 5, 0, 360)
    })
    p.shape(gold, 7, 2, 25, 2, 24, 12, 20, 18, 12, 18, 8, 12)
    p.box(gold, 13, 17, 6, 8)
    p.box(brown, 8, 24, 16, 7)
    p.bar("#ffd400", 13, 26, 6, 3)
    if (!p.small) p.bar(white, 11, 5, 2, 8)
  },
  "quote-of-the-day": p => {
    for (const x of [0, 16])
      p.body(blue, m => {
        if (m.small) {
          m.bar(white, x + 2, 14, 12, 12)
          m.area(white, x + 2, 16, x + 8, 4, x + 14, 4, x + 10, 16)
          return
        }
        m.oval(white, x + 8, 19, 7)
        m.area(white, x + 1, 19, x + 2, 12, x + 7, 5, x + 14, 5, x + 9, 12)
      })
  },
  "chat-gpt": p => {
    p.line(ink, 2, 15, 2, 15, 8)
    p.disc(red, 16, 4, 3.5)
    p.box(grey, 0, 13, 5, 9)
    p.box(grey, 27, 13, 5, 9)
    p.box(silver, 3, 7, 26, 22)
    for (const x of [10, 22]) {
      p.disc(yellow, x, 15, 4)
      p.bar(ink, x - 1, 14, 2, 2)
    }
    p.box(grey, 8, 21, 16, 6)
    if (!p.small) for (const x of [11, 15, 19]) p.bar(white, x, 22, 2, 4)
  },
  "chat-gpt/monalisa": p => {
    p.box(gold, 3, 0, 26, 32)
    p.box(green, 6, 3, 20, 26)
    p.area("#4a90c0", 7, 4, 25, 4, 25, 13, 7, 13)
    p.oval("#4a2410", 16, 12, 6, 8)
    p.bar("#4a2410", 10, 12, 12, 8)
    p.area(moss, 7, 28, 9, 21, 13, 18, 19, 18, 23, 21, 25, 28)
    p.oval("#f4be90", 16, 12, 4, 6)
    p.area("#f4be90", 12, 17, 20, 17, 16, 23)
    if (!p.small) {
      p.dot(ink, 14, 11, 17, 11)
      p.line("#8c1420", 1, 14, 15, 17, 15)
    }
    p.bar("#f4be90", 12, 25, 8, 2)
  },
  "chat-gpt/pizza": p => {
    p.shape(wood, 1, 6, 8, 2, 16, 1, 24, 2, 31, 6, 30, 11, 16, 8, 2, 11)
    p.shape(yellow, 3, 9, 10, 7, 16, 6, 22, 7, 29, 9, 17, 31, 15, 31)
    for (const [x, y] of [
      [11, 12],
      [21, 12],
      [16, 20],
    ] as const)
      p.disc(red, x, y, 3.4)
    if (!p.small) p.dot(moss, 16, 9, 15, 10, 18, 16, 17, 15, 13, 18, 14, 19, 16, 25, 17, 26)
  },
  juhku: p => moai(p),
  pertti: p => {
    if (p.small) {
      p.art(
        0,
        1,
        ".nnn........nnn.",
        "nFFFn.nnnn.nFFFn",
        "nFpFFnffffnFFpFn",
        "nFpFffffffffFpFn",
        ".nfffffffffffn..",
        "..nfffffffffffn.",
        ".nffkkffffkkfffn",
        ".nffkwffffkwfffn",
        ".nfffffppffffffn",
        ".nbbbbbnnbbbbbbn",
        ".nbbbbnbbnbbbbbn",
        "..nbbbbwwbbbbbn.",
        "...nbbbwwbbbbn..",
        "....nnnnnnnnn...",
      )
      return
    }
    p.body(
      [amber, "#c9772b", "#8a5626"],
      m => {
        m.oval(white, 7, 7, 6)
        m.oval(white, 25, 7, 6)
      },
      "#4a2410",
    )
    p.oval("#f59aa0", 7, 8, 3)
    p.oval("#f59aa0", 25, 8, 3)
    p.body(["#ffc880", "#eba24c", "#c9772b"], m => m.oval(white, 16, 18, 14.6, 13), "#4a2410")
    p.oval("#fff0d2", 9, 24, 6, 5)
    p.oval("#fff0d2", 23, 24, 6, 5)
    p.oval("#fff0d2", 16, 24.5, 7, 5.6)
    for (const x of [9, 20]) {
      p.bar(ink, x, 14, 3, 5)
      p.dot(white, x, 14, x + 1, 14, x, 15)
    }
    p.bar("#d86a78", 14, 20, 4, 2)
    p.bar("#4a2410", 15, 22, 2, 1)
    p.bar("#4a2410", 13, 23, 2, 1)
    p.bar("#4a2410", 17, 23, 2, 1)
    p.bar(white, 14, 24, 4, 3)
  },
}
