/** Icons of places, travels and food. */

import { amber, ink, navy as navyInk, red as redInk, white } from "../../palette"
import type { Icons } from "../pen"
import {
  blue,
  brown,
  coal,
  cream,
  gold,
  green,
  grey,
  navy,
  purple,
  red,
  sheet,
  silver,
  sky,
  type Tone,
  wood,
  yellow,
} from "../tones"

export const places: Icons = {
  loghouse: p => {
    p.box(grey, 21, 2, 5, 9)
    for (const y of [14, 18, 22, 26]) p.box(wood, 2, y, 28, 5)
    if (!p.small)
      for (const y of [16, 20, 24, 28]) {
        p.disc(cream, 4, y + 0.5, 3)
        p.disc(cream, 28, y + 0.5, 3)
      }
    p.shape(brown, 16, 2, 32, 16, 0, 16)
    p.box(coal, 13, 19, 7, 12)
    p.bar("#ffd400", 17, 25, 1, 1)
  },
  sandbox: p => {
    p.shape(yellow, 0, 31, 5, 24, 16, 21, 27, 24, 32, 31)
    p.body(silver, m => m.arc(white, 3, 11, 11, 7, 180, 360))
    p.shape(red, 3, 11, 20, 11, 18, 27, 5, 27)
    p.bar(white, 4, 15, 14, 2)
    p.body(wood, m => m.line(white, 4, 27, 3, 25, 18))
    p.body(wood, m => m.line(white, 3, 23, 2, 31, 3))
    p.shape(blue, 20, 17, 29, 18, 28, 27, 24, 30, 20, 26)
  },
  weather: p => {
    p.disc(yellow, 21, 10, 8)
    for (const [x, y] of [
      [20, 0],
      [11, 3],
      [30, 3],
      [30, 14],
    ] as const)
      p.bar(amber, x, y, 2, 2)
    p.body(sheet, m => {
      m.oval(white, 8, 18, 7)
      m.oval(white, 16, 14, 8)
      m.oval(white, 24, 18, 6)
      m.bar(white, 6, 17, 20, 8)
    })
    for (const x of [8, 15, 22]) p.line("#2f62d8", 2, x, 27, x - 2, 30)
  },
  "solar-system": p => {
    p.body(gold, m => {
      m.oval(white, 16, 16, 10)
    })
    p.bar("#b04a00", 8, 12, 15, 1)
    p.bar("#b04a00", 7, 20, 17, 1)
    p.body(silver, m => {
      const places = Array.from({ length: 41 }, (_, i) => {
        const angle = Math.PI * (-0.08 + (i / 40) * 1.16)
        const [x, y] = [Math.cos(angle) * 15, Math.sin(angle) * 4]
        return [15.5 + x * 0.94 - y * 0.34, 15.5 + y * 0.94 - x * 0.34]
      })
      m.line(white, 3, ...places.flat())
    })
    for (const [x, y] of [
      [3, 4],
      [27, 28],
      [9, 29],
    ] as const)
      p.bar(white, x, y, 2, 2)
  },
  amerikansuomalaiset: p => {
    p.line(ink, 2, 2, 2, 24, 31)
    p.line(ink, 2, 29, 2, 8, 31)
    p.box(sheet, 0, 3, 16, 12)
    p.bar("#2f62d8", 1, 8, 14, 3)
    p.bar("#2f62d8", 5, 4, 3, 10)
    p.box(sheet, 16, 3, 16, 12)
    for (const y of [4, 8, 12]) p.bar(redInk, 17, y, 14, 2)
    p.bar(navyInk, 17, 4, 7, 6)
  },
  "amerikansuomalaiset/star-trek": p => {
    for (const [x, y] of [
      [4, 3],
      [26, 5],
      [28, 27],
      [3, 20],
    ] as const)
      p.bar(white, x, y, 2, 2)
    p.body(silver, m => {
      m.line(white, 3, 19, 15, 22, 21)
      m.line(white, 3, 26, 14, 23, 20)
      m.oval(white, 23, 22, 8, 4)
      m.oval(white, 24, 12, 8, 3)
    })
    p.body(silver, m => m.oval(white, 11, 13, 11, 5))
    p.oval("#8fd3f4", 11, 11.5, 4, 2)
    p.bar(redInk, 16, 11, 3, 2)
    p.bar("#f59a00", 15, 21, 3, 3)
  },
  "amerikansuomalaiset/youtube": p => {
    p.line(ink, 1, 16, 8, 9, 0)
    p.line(ink, 1, 16, 8, 23, 0)
    p.box(wood, 0, 6, 32, 24)
    p.bar(ink, 3, 9, 20, 18)
    p.bar(white, 4, 10, 18, 16)
    p.bar("#2f62d8", 4, 16, 18, 4)
    p.bar("#2f62d8", 9, 10, 4, 16)
    p.disc(gold, 27, 13, 2.6)
    p.disc(gold, 27, 20, 2.6)
  },
  "cities-i-visited": p => {
    p.body(coal, m => m.line(white, 3, 11, 9, 11, 3, 20, 3, 20, 9))
    p.box(brown, 0, 8, 32, 22)
    for (const x of [5, 24]) p.bar("#c98b4b", x, 9, 3, 20)
    p.box(sky, 10, 12, 8, 7)
    p.disc(red, 19, 23, 4)
    p.bar("#ffd400", 11, 22, 4, 4)
  },
  "cities-i-lived-in": p => {
    const house = (tone: Tone, x: number, y: number, w: number) => {
      p.box(tone, x, y, w, 31 - y)
      for (let row = y + 3; row < 27; row += 4)
        for (let col = x + 2; col < x + w - 2; col += p.small ? 4 : 3)
          p.bar((row + col) % 3 ? "#ffd400" : ink, col, row, p.small ? 2 : 1, 2)
    }
    house(blue, 1, 12, 10)
    house(grey, 21, 9, 10)
    house(red, 10, 2, 12)
    p.bar(ink, 0, 30, 32, 2)
  },
  "counties-ive-visited": p => {
    p.shape(
      blue,
      ...[
        13, 1, 16, 4, 20, 0, 22, 3, 21, 8, 24, 12, 23, 16, 27, 21, 22, 28, 14, 31, 10, 29, 10, 22, 15, 16, 14,
        13,
      ],
      ...[13, 8, 8, 4, 10, 3],
    )
    for (const [x, y] of [
      [17, 6],
      [19, 13],
      [13, 27],
      [20, 22],
    ] as const)
      p.bar("#ffd400", x, y, 2, 2)
    p.line(redInk, p.small ? 2 : 3, 1, 17, 4, 21, 10, 13)
  },
  "cars-ive-owned": p => {
    p.shape(red, 0, 24, 0, 17, 6, 15, 10, 8, 21, 8, 27, 15, 32, 17, 32, 24)
    p.area("#8fd3f4", 8, 15, 11, 10, 15, 10, 15, 15)
    p.area("#8fd3f4", 17, 15, 17, 10, 20, 10, 24, 15)
    for (const x of [8, 24]) {
      p.disc(coal, x, 24, 5)
      p.oval("#c0c0c0", x, 24, 2)
    }
    p.bar("#ffd400", 29, 18, 2, 2)
  },
  "recipes/watermelon-pizza": p => {
    p.shape(green, 0, 7, 8, 3, 24, 3, 32, 7, 29, 14, 3, 14)
    p.area("#ffffff", 3, 10, 29, 10, 28, 12, 4, 12)
    p.shape(red, 3, 11, 9, 9, 23, 9, 29, 11, 16, 32)
    for (const [x, y] of [
      [11, 13],
      [16, 16],
      [20, 13],
      [13, 19],
      [17, 22],
    ] as const)
      p.bar(ink, x, y, p.small ? 1 : 2, p.small ? 2 : 3)
  },
  "lunch-history": p => {
    p.body(silver, m => {
      m.line(white, 3, 3, 10, 3, 30)
      m.bar(white, 0, 3, 7, 9)
    })
    for (const x of [2, 4]) p.bar(ink, x, 3, 1, 5)
    p.body(silver, m => {
      m.line(white, 3, 28, 4, 28, 30)
      m.area(white, 27, 2, 32, 8, 32, 18, 27, 18)
    })
    p.disc(sheet, 16, 17, 10)
    p.disc(silver, 16, 17, 7)
    p.oval("#3fa34d", 14, 15, 3)
    p.oval(redInk, 18, 19, 3)
  },
  "i-used-to-be-with-it": p => {
    p.box(coal, 20, 0, 4, 7)
    p.box(navy, 8, 4, 17, 28)
    p.bar("#90dc90", 11, 8, 11, 7)
    if (!p.small) p.line(ink, 1, 13, 12, 17, 12, 17, 10, 19, 10)
    for (const y of [18, 22, 26]) for (const x of [11, 15, 19]) p.bar(white, x, y, p.small ? 2 : 3, 2)
  },
  coverage: p => {
    p.body(wood, m => m.line(white, 3, 16, 14, 16, 28, 19, 30, 22, 27))
    p.body(purple, m => {
      m.oval(white, 16, 16, 16, 14)
      m.picture.data.fill(0, (m.small ? 9 : 18) * m.picture.width * 4)
    })
    if (!p.small) for (const x of [8, 16, 24]) p.line(purple[2], 1, 16, 4, x, 16)
    for (const x of [3, 10, 17, 24]) p.arc(ink, 1, x + 2, 18, 3, 180, 360)
    p.bar(ink, 15, 0, 2, 3)
  },
}
