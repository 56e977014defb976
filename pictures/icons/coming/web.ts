/** Icons of the web and of pictures. */

import { ink, navy as navyInk, red as redInk, white } from "../../palette"
import { moai } from "../figures"
import type { Icons, Pen } from "../pen"
import {
  blue,
  coal,
  cream,
  gold,
  green,
  grey,
  orange,
  pink,
  red,
  sheet,
  silver,
  sky,
  wood,
  yellow,
} from "../tones"

export const web: Icons = {
  juhq: p => {
    for (const [letter, x, y, tone] of [
      ["J", 0, 0, red],
      ["U", 16, 0, yellow],
      ["H", 0, 16, green],
      ["Q", 16, 16, blue],
    ] as const) {
      p.box(tone, x, y, 16, 16)
      if (p.small) p.text(letter, x + 8, y + 8, tone === yellow ? ink : white)
      else p.text(letter, x + 8.5, y + 8, tone === yellow ? ink : white, "heavy")
    }
    p.clip()
  },
  "round-juhq": p => {
    p.disc(sheet, 16, 16, 16)
    const wedge = (colour: string, from: number) => {
      const at = (turn: number) => [16 + Math.cos(turn) * 14.4, 16 + Math.sin(turn) * 14.4]
      const rim = [0, 0.25, 0.5, 0.75, 1].flatMap(part => at(from + part * 1.047))
      p.area(colour, 13, 13, ...rim)
    }
    wedge(redInk, 0)
    wedge("#2f62d8", 2.094)
    wedge("#ffd400", 4.189)
    p.disc(sheet, 13, 13, 3)
  },
  links: p => {
    p.body(sheet, m => {
      m.bar(white, 9, 0, 6, 20)
      m.bar(white, 14, 8, 6, 12)
      m.bar(white, 19, 10, 5, 12)
      m.bar(white, 23, 12, 5, 10)
      m.area(white, 3, 15, 8, 15, 12, 20, 28, 17, 28, 24, 24, 32, 12, 32, 2, 20)
    })
    for (const [x, y] of [
      [14, 9],
      [19, 11],
      [23, 13],
    ] as const)
      p.bar(ink, x, y, 1, 8)
  },
  "personal-links": p => {
    const link = (m: Pen, at: number) =>
      m.line(white, 4, ...[3, 9, 9, 3, 20, 14, 14, 20, 3, 9].map(n => n + at))
    p.body(pink, m => link(m, -1))
    p.body(pink, m => link(m, 9))
    p.shape(red, 23, 15, 15, 7, 15, 3, 18, 0, 21, 0, 23, 3, 25, 0, 28, 0, 31, 3, 31, 7)
  },
  "error-500": p => {
    p.box(silver, 4, 1, 18, 30)
    for (const y of [4, 9]) p.box(grey, 6, y, 14, 5)
    p.bar("#30c040", 7, 17, 2, 2)
    for (const y of [22, 25]) p.bar("#808080", 7, y, 12, p.small ? 2 : 1)
    p.shape(red, 21, 15, 32, 31, 10, 31)
    p.bar(white, 20, 20, 2, 6)
    p.bar(white, 20, 27, 2, 2)
  },
  progressbars: p => {
    p.box(silver, 0, 3, 32, 26)
    p.bar(navyInk, 2, 5, 28, 4)
    for (const [y, done] of [
      [12, 5],
      [20, 3],
    ] as const) {
      p.bar("#808080", 3, y, 26, 6)
      p.bar(white, 4, y + 1, 25, 5)
      for (let i = 0; i < done; i++) p.bar("#2f62d8", 5 + i * 4, y + 2, p.small ? 2 : 3, p.small ? 2 : 3)
    }
  },
  craiyon: p => {
    p.line(redInk, 2, 1, 29, 5, 26, 7, 30, 12, 27, 14, 30)
    p.body(red, m => m.line(white, 9, 12, 19, 26, 5))
    p.shape(red, 9, 15, 16, 22, 6, 27, 4, 25)
    p.line(ink, 2, 11, 14, 18, 21)
    p.line(ink, 2, 22, 3, 28, 9)
  },
  juhqweb: p => {
    p.disc(blue, 16, 16, 15)
    p.area("#3fa34d", 6, 8, 13, 3, 17, 7, 14, 13, 10, 15, 9, 22, 4, 18, 3, 13)
    p.area("#3fa34d", 18, 14, 26, 12, 28, 18, 24, 25, 20, 27, 19, 21)
    p.body(silver, m => {
      const places = Array.from({ length: 33 }, (_, i) => {
        const angle = Math.PI * (0.02 + (i / 32) * 0.96)
        return [15.5 + Math.cos(angle) * 14.5, 14.5 + Math.sin(angle) * 5]
      })
      m.line(white, 3, ...places.flat())
    })
  },
  twitter: p => {
    p.shape(orange, 26, 7, 32, 10, 26, 12)
    p.body(sky, m => {
      m.oval(white, 21, 10, 7.5)
      m.oval(white, 15, 18, 11, 9)
      m.area(white, 0, 12, 10, 15, 10, 25, 2, 22)
    })
    p.shape(blue, 6, 12, 18, 15, 17, 22, 11, 23)
    p.bar(ink, 22, 7, 3, 3)
    p.line("#b04a00", 1, 13, 26, 13, 31, 15, 31)
    p.line("#b04a00", 1, 18, 26, 18, 31, 20, 31)
  },
  best: p => {
    p.shape(blue, 9, 16, 4, 31, 10, 28, 14, 32, 16, 18)
    p.shape(blue, 23, 16, 28, 31, 22, 28, 18, 32, 16, 18)
    p.disc(red, 16, 12, 12)
    p.disc(gold, 16, 12, 8)
    p.letter("1", 16.5, 12, "#54301a", 1)
  },
  imagemap: p => {
    p.shape(cream, 1, 4, 10, 2, 22, 5, 31, 3, 30, 28, 21, 30, 10, 27, 2, 29)
    for (const [x, y] of [
      [5, 9],
      [8, 13],
      [12, 15],
      [16, 13],
      [19, 16],
    ] as const)
      p.bar("#7a4a26", x, y, 2, 2)
    p.line(redInk, p.small ? 2 : 3, 19, 19, 25, 25)
    p.line(redInk, p.small ? 2 : 3, 25, 19, 19, 25)
    p.area("#8fd3f4", 4, 20, 10, 19, 12, 24, 8, 26, 4, 25)
  },
  "0": p => {
    p.disc(blue, 16, 16, 12, 16)
    p.disc(sky, 16, 16, p.small ? 5.5 : 5.4, 9)
  },
  "react/context": p => {
    const orbit = (turn: number) =>
      Array.from({ length: 49 }, (_, i) => {
        const angle = (i / 48) * Math.PI * 2
        const [x, y] = [Math.cos(angle) * 14, Math.sin(angle) * 5.5]
        return [
          15.5 + x * Math.cos(turn) - y * Math.sin(turn),
          15.5 + x * Math.sin(turn) + y * Math.cos(turn),
        ]
      }).flat()
    p.disc(coal, 16, 16, 16)
    for (const turn of [0, Math.PI / 3, -Math.PI / 3]) p.line("#61dafb", 1, ...orbit(turn))
    p.oval("#ffffff", 16, 16, 3)
  },
  "800x600": p => {
    p.shape(silver, 10, 25, 22, 25, 25, 32, 7, 32)
    p.box(silver, 0, 0, 32, 27)
    p.bar(ink, 3, 3, 26, 20)
    p.bar(navyInk, 4, 4, 24, 18)
    if (p.small) p.text("800", 16, 12.5, white)
    else {
      p.text("800", 16, 9, white, "tiny")
      p.text("X600", 16, 17, "#ffd400", "tiny")
    }
  },
  "blank-juhku": p => {
    p.line("#54301a", 2, 15, 0, 15, 4)
    p.body(wood, m => {
      m.line(white, 3, 9, 22, 4, 31)
      m.line(white, 3, 22, 22, 27, 31)
    })
    p.box(sheet, 2, 3, 28, 20)
    p.box(wood, 0, 22, 32, 4)
  },
  "json/juhku": p => {
    moai(p, 0.62)
    const brace = [10, 2, 13, 2, 13, 13, 15, 15, 13, 17, 13, 29, 10, 29]
    for (const side of [-1, 1]) p.line(navyInk, 2, ...brace.map((n, i) => (i % 2 ? n : 15.5 + side * n)))
  },
}
